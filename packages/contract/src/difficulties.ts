/** How hard a text is, from the easiest. */
export const difficulties = ['beginner', 'intermediate', 'advanced'] as const;
