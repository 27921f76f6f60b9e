/** Categories of content (specification 2, section 9). */
export const contentCategories = [
  'Fiction',
  'Non-Fiction',
  'Educational',
  'Language Learning',
  'Business',
  'Technology',
  'Science',
  'History',
  'Biography',
] as const;
