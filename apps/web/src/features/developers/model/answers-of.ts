import type { MediaType, OpenApiDocument } from '@glossa/contract/openapi/document';

import { responseBehind } from './follow.ts';
import type { ApiRoute } from './rooms.ts';

const behind = ({ operation }: ApiRoute, document: OpenApiDocument) =>
  Object.entries(operation.responses).map(([status, answer]) => ({
    status: Number(status),
    ...responseBehind(answer, document),
  }));

/** Returns the success responses of a route by status. */
export const answersOf = (
  route: ApiRoute,
  document: OpenApiDocument,
): { status: number; description: string; content: [string, MediaType][] }[] =>
  behind(route, document)
    .filter(({ status }) => status < 400)
    .map(({ status, description, content = {} }) => ({
      status,
      description,
      content: Object.entries(content),
    }));

/** Returns the error codes of a route by status. */
export const failuresOf = (route: ApiRoute, document: OpenApiDocument): { status: number; code: string }[] =>
  behind(route, document)
    .filter(({ status }) => status >= 400)
    .flatMap(({ status, content }) => {
      const codes = content?.['application/json']?.schema.properties?.['code']?.enum ?? [];
      return codes.map((code) => ({ status, code: String(code) }));
    });
