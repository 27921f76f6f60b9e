// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  findProduct: {
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
  countWords: {
    params: [$1: string | null, $2: string, $3: boolean];
    row: {
      all: number | null;
      ignored: number | null;
      new: number | null;
      learning: number | null;
      newWords: number;
    };
  };
  findOnSale: {
    params: [$1: string];
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
    };
  };
  findCover: {
    params: [$1: string | null, $2: string, $3: boolean];
    row: {
      key: string | null;
    };
  };
  countOnSale: {
    params: [];
    row: {
      count: number;
    };
  };
  listOnSale: {
    params: [$1: number, $2: number];
    row: {
      id: string;
      updatedAt: Date;
    };
  };
}
