import { useQuery } from '@tanstack/react-query';

/** The drawing parts of charts, which are large; they are fetched with the first chart. */
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
    // Code is no news: it is asked for once more by the button only.
    retry: false,
  });
