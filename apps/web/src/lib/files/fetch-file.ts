import { createClient } from '@glossa/contract/client';
import type { CallOptions } from '@glossa/contract/client';
import type { CallInput, Endpoint } from '@glossa/contract/endpoint';

import { credentials, notifyUnauthenticated } from '@/lib/api/client.ts';
import { createTransport } from '@/lib/api/transport.ts';

/** A file that an endpoint returned. */
export interface FetchedFile {
  content: Blob;
  /** The file name from the server. */
  name: string;
  headers: Headers;
}

const transport = createTransport({ credentials, onUnauthenticated: notifyUnauthenticated });

/**
 * Calls an endpoint that returns a file, following the rules of `call`.
 * @throws {ApiError} when the call fails.
 */
export async function fetchFile<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  options?: CallOptions,
): Promise<FetchedFile> {
  let response = new Response();
  // Let the client parse only failures: pass it an empty response instead of a file.
  const call = createClient({
    transport: async (request) => {
      response = await transport(request);
      return response.ok ? new Response(null, { status: 204 }) : response;
    },
  });
  await call(endpoint, input, options);
  const { headers } = response;
  return {
    content: await response.blob(),
    name: parseFileName(headers.get('content-disposition') ?? ''),
    headers,
  };
}

/** Returns the file name from a Content-Disposition header (RFC 6266). */
function parseFileName(disposition: string): string {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  return encoded ? decodeURIComponent(encoded) : (/filename="?([^";]*)/i.exec(disposition)?.[1] ?? '');
}
