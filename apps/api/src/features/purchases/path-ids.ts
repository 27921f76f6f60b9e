import { fail } from '@glossa/contract/failure';
import type { Request } from 'express';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Returns the IDs in a request's path, by parameter name. @throws {Failure} `media_not_found` */
export const pathIds = (request: Request, ...names: string[]): string[] =>
  names.map((name) => {
    const id = String(request.params[name]);
    return uuid.test(id) ? id : fail('media_not_found');
  });
