// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  find: {
    params: [$1: string | null, $2: string, $3: boolean];
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
      description: string;
      publishedAt: Date | null;
      drmProtected: boolean;
      hasPreview: boolean;
      isOnSale: boolean;
      uniqueCount: number | null;
      sentenceCount: number | null;
      tags: unknown;
      tracks: unknown;
      tier: unknown;
      protection: unknown;
    };
  };
  listContents: {
    params: [$1: string | null, $2: string];
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
  findPreview: {
    params: [$1: string | null, $2: string, $3: boolean];
    row: {
      text: string;
      language: number;
      hasSample: boolean;
    };
  };
}
