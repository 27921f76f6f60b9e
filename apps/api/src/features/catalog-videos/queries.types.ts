// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  find: {
    params: [$1: string];
    row: {
      id: string;
      title: string;
      author: string;
      description: string;
      category: string;
      language: number;
      difficulty: 'beginner' | 'intermediate' | 'advanced';
      quality: number;
      status: 'processing' | 'ready' | 'failed';
      publication: 'draft' | 'published';
      problem: string | null;
      views: number;
      price: number;
      currency: string;
      isFree: boolean;
      drmProtected: boolean;
      createdAt: Date;
      ownerId: string;
      duration: number | null;
      width: number | null;
      height: number | null;
      hasPoster: boolean;
      hasFile: boolean;
      origin: 'file' | 'automatic' | 'edited' | null;
      progress: number | null;
      stage: string | null;
      salesCount: number;
      revenue: number;
      tags: unknown;
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
      language: number;
      difficulty: 'beginner' | 'intermediate' | 'advanced';
      quality: number;
      status: 'processing' | 'ready' | 'failed';
      publication: 'draft' | 'published';
      problem: string | null;
      views: number;
      price: number;
      currency: string;
      isFree: boolean;
      drmProtected: boolean;
      createdAt: Date;
      ownerId: string;
      duration: number | null;
      width: number | null;
      height: number | null;
      hasPoster: boolean;
      hasFile: boolean;
      origin: 'file' | 'automatic' | 'edited' | null;
      progress: number | null;
      stage: string | null;
      salesCount: number;
      revenue: number;
      tags: unknown;
    };
  };
  lockOwn: {
    params: [$1: string, $2: string];
    row: {
      status: 'processing' | 'ready' | 'failed';
      publication: 'draft' | 'published' | null;
      isYoutube: boolean;
    };
  };
  remove: {
    params: [$1: string];
    row: object;
  };
  list: {
    params: [];
    row: {
      id: string;
      title: string;
      author: string;
      description: string;
      category: string;
      language: number;
      difficulty: 'beginner' | 'intermediate' | 'advanced';
      quality: number;
      status: 'processing' | 'ready' | 'failed';
      publication: 'draft' | 'published';
      problem: string | null;
      views: number;
      price: number;
      currency: string;
      isFree: boolean;
      drmProtected: boolean;
      createdAt: Date;
      ownerId: string;
      duration: number | null;
      width: number | null;
      height: number | null;
      hasPoster: boolean;
      hasFile: boolean;
      origin: 'file' | 'automatic' | 'edited' | null;
      progress: number | null;
      stage: string | null;
      salesCount: number;
      revenue: number;
      tags: unknown;
    };
  };
  count: {
    params: [];
    row: {
      status: 'processing' | 'ready' | 'failed';
      publication: 'draft' | 'published';
      count: number;
    };
  };
}
