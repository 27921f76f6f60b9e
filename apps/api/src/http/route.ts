import type {
  CallEvent,
  Endpoint,
  HandlerInput,
  HandlerResult,
  SuccessStatus,
} from '@glossa/contract/endpoint';
import type { Storage } from '@glossa/storage/storage';
import type { Request, Response } from 'express';

import type { User } from '#domain/accounts/user.ts';
import type { UploadedFile } from '#domain/uploads/uploaded-file.ts';

/** A result with a status other than the endpoint's default. */
export class ResponseWithStatus<Result> {
  readonly status: SuccessStatus;
  readonly result: Result;

  constructor(status: SuccessStatus, result: Result) {
    this.status = status;
    this.result = result;
  }
}

/** A result that is already JSON text. */
export class JsonText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** A file that is streamed instead of JSON. */
export class FileResponse {
  readonly name: string;
  readonly type: string;
  readonly content: AsyncIterable<string | Uint8Array>;

  /** `name` is the file name of the download. */
  constructor(file: { name: string; type: string; content: AsyncIterable<string | Uint8Array> }) {
    this.name = file.name;
    this.type = file.type;
    this.content = file.content;
  }
}

/** A stored file that is sent instead of JSON, with support for range requests. */
export class StoredFileResponse {
  readonly storage: Storage;
  readonly key: string;
  readonly type: string;
  readonly cacheControl: string;

  constructor(file: { storage: Storage; key: string; type: string; cacheControl: string }) {
    this.storage = file.storage;
    this.key = file.key;
    this.type = file.type;
    this.cacheControl = file.cacheControl;
  }
}

/** Events that are streamed instead of JSON. */
export class EventStream<Event> {
  readonly events: AsyncIterable<Event>;

  constructor(events: AsyncIterable<Event>) {
    this.events = events;
  }
}

/** The context of a handler: validated input, user and, for the few handlers that need them, request and response. */
export type Context<E extends Endpoint> = HandlerInput<E> & {
  files: { [Name in E['files'][number]]?: UploadedFile };
  /** The signed-in user; undefined only on public endpoints. */
  user: 'public' extends E['access'] ? User | undefined : User;
  request: Request;
  response: Response;
};

// A handler returns nothing if its endpoint declares no result.
type Plain<E extends Endpoint> = undefined extends HandlerResult<E> ? void : HandlerResult<E>;
type Outcome<E extends Endpoint> =
  | Plain<E>
  | ResponseWithStatus<HandlerResult<E>>
  | JsonText
  | FileResponse
  | StoredFileResponse
  | EventStream<CallEvent<E>>;

/** An endpoint with its handler. */
export interface Route {
  endpoint: Endpoint;
  handle: (context: never) => Promise<unknown>;
}

/** Binds an endpoint to its handler, so that the handler's input and result have the endpoint's types. */
export const route = <E extends Endpoint>(
  endpoint: E,
  handle: (context: Context<E>) => Promise<Outcome<E>>,
): Route => ({ endpoint, handle });
