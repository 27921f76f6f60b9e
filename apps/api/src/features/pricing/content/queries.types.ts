// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  list: {
    params: [];
    row: {
      id: string;
      title: string;
      author: string;
      description: string;
      category: string;
      type: 'text' | 'video' | 'audio' | 'bundle';
      price: number;
      currency: string;
      discountPercentage: number;
      salePrice: number;
      isFree: boolean;
      drmEnabled: boolean;
      tierId: string | null;
      tierName: string | null;
      status: 'draft' | 'published' | 'archived';
      videoId: string | null;
      updatedAt: Date;
      documentStatus: 'pending' | 'ready' | 'failed' | null;
      hasTracks: boolean;
      items: unknown;
    };
  };
  find: {
    params: [$1: string];
    row: {
      id: string;
      title: string;
      author: string;
      description: string;
      category: string;
      type: 'text' | 'video' | 'audio' | 'bundle';
      price: number;
      currency: string;
      discountPercentage: number;
      salePrice: number;
      isFree: boolean;
      drmEnabled: boolean;
      tierId: string | null;
      tierName: string | null;
      status: 'draft' | 'published' | 'archived';
      videoId: string | null;
      updatedAt: Date;
      documentStatus: 'pending' | 'ready' | 'failed' | null;
      hasTracks: boolean;
      items: unknown;
    };
  };
  lockVideo: {
    params: [$1: string];
    row: {
      status: 'processing' | 'ready' | 'failed';
      publication: 'draft' | 'published' | null;
    };
  };
  lock: {
    params: [$1: string];
    row: {
      id: string;
      title: string;
      author: string;
      description: string;
      category: string;
      type: 'text' | 'video' | 'audio' | 'bundle';
      price: number;
      currency: string;
      discountPercentage: number;
      salePrice: number;
      isFree: boolean;
      drmEnabled: boolean;
      tierId: string | null;
      tierName: string | null;
      status: 'draft' | 'published' | 'archived';
      videoId: string | null;
      updatedAt: Date;
      documentStatus: 'pending' | 'ready' | 'failed' | null;
      hasTracks: boolean;
      items: unknown;
    };
  };
  updateVideo: {
    params: [$1: string, $2: number, $3: string, $4: boolean, $5: boolean, $6: 'draft' | 'published' | null];
    row: object;
  };
  updateProduct: {
    params: [$1: string, $2: number, $3: string, $4: boolean, $5: boolean, $6: 'draft' | 'published' | 'archived', $7: string];
    row: object;
  };
  setTerms: {
    params: [$1: string, $2: number, $3: string | null];
    row: object;
  };
  remove: {
    params: [$1: string];
    row: object;
  };
  insertBundle: {
    params: [$1: string, $2: string | null, $3: string, $4: string, $5: string, $6: number, $7: 'beginner' | 'intermediate' | 'advanced', $8: string, $9: string, $10: number, $11: boolean, $12: number, $13: boolean];
    row: object;
  };
  lockProducts: {
    params: [$1: readonly (string | null)[]];
    row: {
      id: string;
      kind: 'text' | 'video' | 'audio' | 'bundle';
      author: string;
      language: number;
      difficulty: 'beginner' | 'intermediate' | 'advanced';
      category: string;
    };
  };
  deleteBundleItems: {
    params: [$1: string];
    row: object;
  };
  insertBundleItems: {
    params: [$1: string | null, $2: readonly (string | null)[]];
    row: object;
  };
}
