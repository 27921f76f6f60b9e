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
  updateProduct: {
    params: [$1: string, $2: number, $3: string, $4: boolean, $5: boolean, $6: 'draft' | 'published' | 'archived', $7: string];
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
  insertBundleItems: {
    params: [$1: string | null, $2: readonly (string | null)[]];
    row: object;
  };
}
