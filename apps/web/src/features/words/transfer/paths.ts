/** Path of the import page. */
export const importPath = '/words/import';

/** Returns the path of an import's progress and report. */
export const reportPath = (id: string): string => `${importPath}/${id}`;
