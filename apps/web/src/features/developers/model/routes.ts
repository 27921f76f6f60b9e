import type { HttpMethod, MediaType, OpenApiDocument, Operation } from '@glossa/contract/openapi/document';

import { containsAll, searchable } from '@/domain/search/find-words.ts';
import type { Searchable } from '@/domain/search/find-words.ts';
import { resolveResponse } from './schema.ts';

/** An operation with its method and path. */
export interface ApiRoute {
  id: string;
  method: HttpMethod;
  path: string;
  operation: Operation;
  /** Texts that the search covers. */
  texts: readonly Searchable[];
}

/** The routes with the same OpenAPI tag. */
export interface RouteGroup {
  name: string;
  description: string;
  routes: readonly ApiRoute[];
}

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

function listRoutes(document: OpenApiDocument): ApiRoute[] {
  const paths = Object.keys(document.paths).toSorted();
  return paths.flatMap((path) =>
    methods.flatMap((method) => {
      const operation = document.paths[path]?.[method];
      if (!operation) return [];
      const id = operation.operationId;
      const texts = [operation.summary, path, id, method, ...operation.tags].map(searchable);
      return [{ id, method, path, operation, texts }];
    }),
  );
}

/** Returns the route groups of a document, in document order. */
export function groupRoutes(document: OpenApiDocument): RouteGroup[] {
  const routes = listRoutes(document);
  return document.tags.map(({ name, description }) => ({
    name,
    description,
    routes: routes.filter(({ operation }) => operation.tags.includes(name)),
  }));
}

/** Returns the routes whose summary, path, name, method or group matches every word, without empty groups. */
export const filterGroups = (groups: readonly RouteGroup[], words: readonly string[]): RouteGroup[] =>
  groups
    .map((group) => ({ ...group, routes: group.routes.filter(({ texts }) => containsAll(texts, words)) }))
    .filter(({ routes }) => routes.length > 0);

const resolvedResponses = ({ operation }: ApiRoute, document: OpenApiDocument) =>
  Object.entries(operation.responses).map(([status, response]) => ({
    status: Number(status),
    ...resolveResponse(response, document),
  }));

/** Returns the success responses of a route by status. */
export const successResponses = (
  route: ApiRoute,
  document: OpenApiDocument,
): { status: number; description: string; content: [string, MediaType][] }[] =>
  resolvedResponses(route, document)
    .filter(({ status }) => status < 400)
    .map(({ status, description, content = {} }) => ({
      status,
      description,
      content: Object.entries(content),
    }));

/** Returns the error codes of a route, each with its status. */
export const errorCodes = (route: ApiRoute, document: OpenApiDocument): { status: number; code: string }[] =>
  resolvedResponses(route, document)
    .filter(({ status }) => status >= 400)
    .flatMap(({ status, content }) => {
      const codes = content?.['application/json']?.schema.properties?.['code']?.enum ?? [];
      return codes.map((code) => ({ status, code: String(code) }));
    });
