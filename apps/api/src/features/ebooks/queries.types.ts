// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  find: {
    params: [$1: string];
    row: {
      id: string;
      type: 'text' | 'video' | 'audio' | 'bundle';
      ownerId: string | null;
      title: string;
      author: string;
      description: string;
      language: number;
      difficulty: 'beginner' | 'intermediate' | 'advanced';
      category: string;
      status: 'draft' | 'published' | 'archived';
      price: number;
      currency: string;
      discountPercentage: number;
      isFree: boolean;
      drmProtected: boolean;
      tierId: string | null;
      tierName: string | null;
      previewText: string;
      downloadCount: number;
      salesCount: number;
      revenue: number;
      createdAt: Date;
      updatedAt: Date;
      coverKey: string | null;
      removedAt: Date | null;
      fileKey: string | null;
      fileName: string | null;
      fileFormat: string | null;
      fileBytes: number | null;
      documentStatus: 'pending' | 'ready' | 'failed' | null;
      duration: number | null;
      trackCount: number;
      progress: number | null;
      tags: unknown;
    };
  };
  lock: {
    params: [$1: string];
    row: {
      id: string;
      type: 'text' | 'video' | 'audio' | 'bundle';
      ownerId: string | null;
      title: string;
      author: string;
      description: string;
      language: number;
      difficulty: 'beginner' | 'intermediate' | 'advanced';
      category: string;
      status: 'draft' | 'published' | 'archived';
      price: number;
      currency: string;
      discountPercentage: number;
      isFree: boolean;
      drmProtected: boolean;
      tierId: string | null;
      tierName: string | null;
      previewText: string;
      downloadCount: number;
      salesCount: number;
      revenue: number;
      createdAt: Date;
      updatedAt: Date;
      coverKey: string | null;
      removedAt: Date | null;
      fileKey: string | null;
      fileName: string | null;
      fileFormat: string | null;
      fileBytes: number | null;
      documentStatus: 'pending' | 'ready' | 'failed' | null;
      duration: number | null;
      trackCount: number;
      progress: number | null;
      tags: unknown;
    };
  };
  lockRemoved: {
    params: [$1: string];
    row: {
      status: 'draft' | 'published' | 'archived';
    };
  };
  update: {
    params: [$1: string, $2: string, $3: string, $4: string, $5: string, $6: 'beginner' | 'intermediate' | 'advanced', $7: number, $8: string, $9: boolean, $10: boolean, $11: string | null, $12: 'draft' | 'published' | 'archived'];
    row: object;
  };
  setStatus: {
    params: [$1: string, $2: 'draft' | 'published' | 'archived'];
    row: object;
  };
  findByContent: {
    params: [$1: string, $2: number, $3: Uint8Array, $4: string | null];
    row: {
      id: string;
    };
  };
  deleteOtherTags: {
    params: [$1: string, $2: readonly (string | null)[]];
    row: object;
  };
  insertTags: {
    params: [$1: string | null, $2: readonly (string | null)[]];
    row: object;
  };
  lockTier: {
    params: [$1: string];
    row: {
      id: string;
      price: number;
      currency: string;
    };
  };
  findStarterCreator: {
    params: [];
    row: {
      id: string;
    };
  };
  list: {
    params: [];
    row: {
      id: string;
      type: 'text' | 'video' | 'audio' | 'bundle';
      ownerId: string | null;
      title: string;
      author: string;
      description: string;
      language: number;
      difficulty: 'beginner' | 'intermediate' | 'advanced';
      category: string;
      status: 'draft' | 'published' | 'archived';
      price: number;
      currency: string;
      discountPercentage: number;
      isFree: boolean;
      drmProtected: boolean;
      tierId: string | null;
      tierName: string | null;
      previewText: string;
      downloadCount: number;
      salesCount: number;
      revenue: number;
      createdAt: Date;
      updatedAt: Date;
      coverKey: string | null;
      removedAt: Date | null;
      fileKey: string | null;
      fileName: string | null;
      fileFormat: string | null;
      fileBytes: number | null;
      documentStatus: 'pending' | 'ready' | 'failed' | null;
      duration: number | null;
      trackCount: number;
      progress: number | null;
      tags: unknown;
    };
  };
  count: {
    params: [];
    row: {
      status: 'draft' | 'published' | 'archived';
      count: number;
    };
  };
}
