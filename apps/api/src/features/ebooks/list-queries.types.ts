// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
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
