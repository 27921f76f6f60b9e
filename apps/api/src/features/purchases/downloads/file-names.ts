interface NamedFile {
  format: string;
  title: string;
  /** Track number to put before the title. */
  track: number | null;
}

/** Returns the file names for a download: the titles, with a number appended to duplicates. */
export function buildFileNames(files: readonly NamedFile[]): string[] {
  const names = files.map(
    ({ title, format, track }) =>
      `${track === null ? '' : `${String(track).padStart(2, '0')} `}${title.replaceAll(/[\\/:*?"<>|\p{Cc}]+/gu, ' ').trim()}.${format}`,
  );
  return names.map((name, at) => {
    if (names.indexOf(name) === names.lastIndexOf(name)) return name;
    const number = names.slice(0, at + 1).filter((other) => other === name).length;
    return name.replace(/\.\w+$/, (extension) => ` ${String(number).padStart(2, '0')}${extension}`);
  });
}
