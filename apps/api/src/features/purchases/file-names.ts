interface NamedFile {
  format: string;
  title: string;
  /** Number of a track, which stands before its title. */
  track: number | null;
}

/** Names that files are saved as: the title of what they belong to, numbered where several would be called the same. */
export function fileNames(files: readonly NamedFile[]): string[] {
  const plain = files.map(
    ({ title, format, track }) =>
      `${track === null ? '' : `${String(track).padStart(2, '0')} `}${title.replaceAll(/[\\/:*?"<>|\p{Cc}]+/gu, ' ').trim()}.${format}`,
  );
  return plain.map((name, at) => {
    if (plain.indexOf(name) === plain.lastIndexOf(name)) return name;
    const number = plain.slice(0, at + 1).filter((other) => other === name).length;
    return name.replace(/\.\w+$/, (ending) => ` ${String(number).padStart(2, '0')}${ending}`);
  });
}
