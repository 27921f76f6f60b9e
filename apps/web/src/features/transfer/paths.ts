/** Where words come in. */
export const importPath = '/words/import';

/** Where an import tells how far it is and what it has done. */
export const reportPath = (id: string): string => `${importPath}/${id}`;
