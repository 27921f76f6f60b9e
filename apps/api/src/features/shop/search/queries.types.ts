// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  list: {
    params: [$1: string | null];
    row: {
      id: string;
      kind: 'text' | 'video' | 'audio' | 'bundle';
      title: string;
      author: string;
      language: number;
      difficulty: 'beginner' | 'intermediate' | 'advanced';
      category: string;
      price: number;
      currency: string;
      salePrice: number;
      discountPercentage: number;
      isFree: boolean;
      rating: number;
      ratingCount: number;
      duration: number | null;
      updatedAt: Date;
      hasCover: boolean;
      wordCount: number | null;
      purchaseId: string | null;
      isInCart: boolean;
      count: number;
    };
  };
  parse: {
    params: [$1: string | null, $2: readonly (string | null)[] | null, $3: boolean | null];
    row: {
      query: string;
      indexedQuery: string;
      marks: string;
      hits: number;
      total: number;
      isPrefix: boolean;
    };
  };
}
