/** Who has done what the operator's program does, in the audit log. */
export const operator = { id: null, name: 'glossa' };
