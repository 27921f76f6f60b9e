/** Difficulty of a text, easiest first. */
export const difficulties = ['beginner', 'intermediate', 'advanced'] as const;
