import type { Endpoint, HandlerInput, HandlerResult, SuccessStatus } from '@glossa/contract/endpoint';
import type { Request, Response } from 'express';

import type { Person } from './person.ts';

/** A file that came with a multipart body, on the local disk until the request ends. */
export interface UploadedFile {
  path: string;
  name: string;
  type: string;
  /** Bytes. */
  size: number;
}

/** A result with another status than the endpoint's usual one. */
export class Answer<Result> {
  readonly status: SuccessStatus;
  readonly result: Result;

  constructor(status: SuccessStatus, result: Result) {
    this.status = status;
    this.result = result;
  }
}

/** A result that is JSON text already. */
export class JsonText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** A file that is sent piece by piece instead of JSON. */
export class FileAnswer {
  readonly name: string;
  readonly type: string;
  readonly content: AsyncIterable<string | Uint8Array>;

  /** `name` is what the browser saves it as. */
  constructor(file: { name: string; type: string; content: AsyncIterable<string | Uint8Array> }) {
    this.name = file.name;
    this.type = file.type;
    this.content = file.content;
  }
}

/** What a handler gets: the validated input, who asks, and, for the few that need it, the exchange itself. */
export type Context<E extends Endpoint> = HandlerInput<E> & {
  files: { [Name in E['files'][number]]?: UploadedFile };
  /** Who asks, also on public endpoints. */
  visitor: Person | undefined;
  /** Who asks; only on endpoints that are not public. */
  person: Person;
  request: Request;
  response: Response;
};

// An endpoint without a result lets its handler return nothing.
type Plain<E extends Endpoint> = undefined extends HandlerResult<E> ? void : HandlerResult<E>;
type Outcome<E extends Endpoint> = Plain<E> | Answer<HandlerResult<E>> | JsonText | FileAnswer;

/** An endpoint with the function that serves it. */
export interface Route {
  endpoint: Endpoint;
  handle: (context: never) => Promise<unknown>;
}

/** Binds an endpoint to its handler. */
export const route = <E extends Endpoint>(
  endpoint: E,
  handle: (context: Context<E>) => Promise<Outcome<E>>,
): Route => ({ endpoint, handle });
