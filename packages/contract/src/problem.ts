import * as z from 'zod';

import { fieldErrorMessages } from './field-errors.ts';
import type { FieldErrorCode } from './field-errors.ts';
import { StorageSpace } from './storage-space.ts';

const fieldErrorCodes = Object.keys(fieldErrorMessages) as FieldErrorCode[];

/** The body of every error response. `fields` and `field_errors` name the invalid inputs and the reasons. */
export const Problem = z
  .object({
    error: z.string().describe('What went wrong, as an English sentence'),
    code: z.string().describe('The same for programs; it stays'),
    detail: z.string().optional().describe('More for who looks into it'),
    fields: z
      .record(z.string(), z.array(z.string()))
      .optional()
      .describe(
        'What is wrong with each input, by its path, in the language of the account, else of Accept-Language',
      ),
    field_errors: z
      .record(
        z.string(),
        z.array(
          z.object({
            code: z.enum(fieldErrorCodes),
            values: z
              .record(z.string(), z.union([z.string(), z.number()]))
              .optional()
              .describe('What stands in the sentence, e.g. the largest number that is accepted'),
          }),
        ),
      )
      .optional()
      .describe('The same as `fields` for programs, in the same order; codes stay'),
    storage: StorageSpace.optional().describe(
      'With storage_quota_exceeded: the bytes that the account uses and the limit of its plan',
    ),
  })
  .meta({ id: 'Problem' });
export type Problem = z.infer<typeof Problem>;
