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
    };
  };
  count: {
    params: [$1: number | null, $2: 'text' | 'video' | 'audio' | 'bundle' | null, $3: 'beginner' | 'intermediate' | 'advanced' | null, $4: string | null, $5: boolean | null];
    row: {
      count: number;
    };
  };
  countOne: {
    params: [$1: readonly (string | null)[]];
    row: {
      count: number;
    };
  };
  listValues: {
    params: [$1: number | null, $2: 'text' | 'video' | 'audio' | 'bundle' | null, $3: 'beginner' | 'intermediate' | 'advanced' | null, $4: string | null, $5: boolean | null];
    row: {
      languages: number[];
      kinds: string[];
      difficulties: string[];
      categories: string[];
      frees: boolean[];
    };
  };
}
