import { useTranslation } from 'react-i18next';

const steps = [
  ['gigabyte', 1024 ** 3],
  ['megabyte', 1024 ** 2],
  ['kilobyte', 1024],
] as const;

/** Returns a function that formats a number of bytes in a suitable unit, e.g. '3.1 MB'. */
export function useFileSize(): (bytes: number) => string {
  const { i18n } = useTranslation();
  return (bytes) => {
    const [unit, size] = steps.find(([, minimum]) => bytes >= minimum) ?? ['byte', 1];
    const style = { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 1 } as const;
    return new Intl.NumberFormat(i18n.language, style).format(bytes / size);
  };
}
