import type { Operation } from './fake-bucket.ts';
import { xmlReply } from './s3-reply.ts';

// S3 may return fewer keys than were requested. With pages this small, even listing a few files takes several requests.
const pageSize = 2;

/** https://docs.aws.amazon.com/AmazonS3/latest/API/API_ListObjectsV2.html */
export const listObjectsV2: Operation = ({ name, objects, toSortKey }, { parameters }) => {
  const prefix = parameters.get('prefix') ?? '';
  const token = parameters.get('continuation-token') ?? undefined;
  const lastKey = token && Buffer.from(token, 'base64').toString();
  const compare = (one: string, other: string) =>
    Buffer.compare(Buffer.from(toSortKey(one)), Buffer.from(toSortKey(other)));
  const remaining = [...objects]
    .filter(([key]) => key.startsWith(prefix) && (lastKey === undefined || compare(key, lastKey) > 0))
    .sort(([one], [other]) => compare(one, other));
  const page = remaining.slice(0, pageSize);
  const isTruncated = remaining.length > page.length;
  return xmlReply('ListBucketResult', {
    Name: name,
    Prefix: prefix,
    KeyCount: page.length,
    MaxKeys: 1000,
    IsTruncated: isTruncated,
    ContinuationToken: token,
    NextContinuationToken: isTruncated ? Buffer.from(page.at(-1)?.[0] ?? '').toString('base64') : undefined,
    Contents: page.map(([key, { content, etag, modifiedAt }]) => ({
      Key: key,
      LastModified: modifiedAt.toISOString(),
      ETag: etag,
      Size: content.length,
      StorageClass: 'STANDARD',
    })),
  });
};
