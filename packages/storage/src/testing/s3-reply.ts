import { randomUUID } from 'node:crypto';

/** A response of the fake S3 server. */
export interface Reply {
  status: number;
  headers?: Record<string, string>;
  body?: Buffer | string;
}

/** https://docs.aws.amazon.com/AmazonS3/latest/API/ErrorResponses.html#ErrorCodeList */
const errors = {
  AccessDenied: [403, 'Access Denied'],
  EntityTooSmall: [400, 'Your proposed upload is smaller than the minimum allowed object size.'],
  InternalError: [500, 'We encountered an internal error. Please try again.'],
  InvalidAccessKeyId: [403, 'The AWS access key ID that you provided does not exist in our records.'],
  InvalidArgument: [400, 'Invalid Argument'],
  InvalidPart: [400, 'One or more of the specified parts could not be found.'],
  InvalidPartOrder: [400, 'The list of parts was not in ascending order.'],
  InvalidRange: [416, 'The requested range is not satisfiable'],
  MalformedXML: [400, 'The XML you provided was not well-formed or did not validate.'],
  MissingSecurityHeader: [400, 'Your request is missing a required header.'],
  NoSuchBucket: [404, 'The specified bucket does not exist.'],
  NoSuchKey: [404, 'The specified key does not exist.'],
  NoSuchUpload: [404, 'The specified multipart upload does not exist.'],
  NotImplemented: [501, 'A header that you provided implies functionality that is not implemented.'],
  SignatureDoesNotMatch: [403, 'The request signature that the server calculated does not match.'],
  XAmzContentSHA256Mismatch: [400, 'The provided x-amz-content-sha256 header does not match the content.'],
} as const;

/** A code from S3's list of errors. */
export type ErrorCode = keyof typeof errors;

type Xml = string | number | boolean | undefined | Xml[] | { [name: string]: Xml };

function toXml(name: string, value: Xml): string {
  if (value === undefined) return '';
  if (Array.isArray(value)) return value.map((one) => toXml(name, one)).join('');
  const content =
    typeof value === 'object'
      ? Object.entries(value).map(([child, one]) => toXml(child, one))
      : [String(value).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')];
  return `<${name}>${content.join('')}</${name}>`;
}

/** Returns an XML document with one element per property, and one per array item. */
export const xmlReply = (root: string, content: Xml, status = 200): Reply => ({
  status,
  headers: { 'content-type': 'application/xml' },
  body: `<?xml version="1.0" encoding="UTF-8"?>\n${toXml(root, content)}`,
});

/** Returns an error document. `resource` is the path that was requested. */
export function errorReply(code: ErrorCode, resource: string): Reply {
  const [status, message] = errors[code];
  return xmlReply(
    'Error',
    { Code: code, Message: message, Resource: resource, RequestId: randomUUID() },
    status,
  );
}
