import { useQuery } from '@tanstack/react-query';

/** Loads the code of the plots, which is large, with the first chart. */
export const usePlots = () =>
  useQuery({
    queryKey: ['plots'],
    queryFn: async () => {
      const [{ LinePlot }, { BarPlot }] = await Promise.all([
        import('./line-plot.tsx'),
        import('./bar-plot.tsx'),
      ]);
      return { LinePlot, BarPlot };
    },
    staleTime: Infinity,
    // Code does not become stale; only the button loads it again.
    retry: false,
  });
