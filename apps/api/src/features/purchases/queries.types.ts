// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  list: {
    params: [];
    row: {
      id: string;
      productId: string;
      kind: 'text' | 'video' | 'audio' | 'bundle';
      title: string;
      author: string;
      description: string;
      difficulty: 'beginner' | 'intermediate' | 'advanced';
      language: number;
      currency: string;
      paid: number;
      imported: boolean;
      rating: number | null;
      progress: number;
      createdAt: Date;
      maxDevices: number;
      allowOffline: boolean;
      allowPrinting: boolean;
      allowCopying: boolean;
      encryption: string;
      updatedAt: Date;
      hasCover: boolean;
      deviceCount: number;
      isReadable: boolean;
      access: unknown;
      files: unknown;
    };
  };
  readTotals: {
    params: [$1: string];
    row: {
      purchases: number;
      imported: number;
      video_courses: number;
      rated: number;
    };
  };
  find: {
    params: [$1: string, $2: string];
    row: {
      id: string;
      productId: string;
      kind: 'text' | 'video' | 'audio' | 'bundle';
      title: string;
      author: string;
      description: string;
      difficulty: 'beginner' | 'intermediate' | 'advanced';
      language: number;
      currency: string;
      paid: number;
      imported: boolean;
      rating: number | null;
      progress: number;
      createdAt: Date;
      maxDevices: number;
      allowOffline: boolean;
      allowPrinting: boolean;
      allowCopying: boolean;
      encryption: string;
      updatedAt: Date;
      hasCover: boolean;
      deviceCount: number;
      isReadable: boolean;
      access: unknown;
      files: unknown;
    };
  };
  findRevoked: {
    params: [$1: string, $2: string];
    row: {
      isExpired: boolean;
    };
  };
  lockOrder: {
    params: [$1: string, $2: string];
    row: object;
  };
  needsWaiver: {
    params: [$1: string];
    row: {
      needsWaiver: boolean;
    };
  };
  recordWaiver: {
    params: [$1: string, $2: string, $3: Date | string | null, $4: string | null, $5: string | null, $6: string | null];
    row: object;
  };
  rate: {
    params: [$1: string, $2: string, $3: number | null, $4: Date | string | null];
    row: object;
  };
  advance: {
    params: [$1: string, $2: string, $3: boolean | null];
    row: object;
  };
  findPreview: {
    params: [$1: string, $2: string];
    row: {
      id: string;
      text: string;
      language: number;
      hasSample: boolean;
      contents: unknown;
    };
  };
}
