import * as z from 'zod';

import { endpoint } from './endpoint.ts';
import { Moment } from './fields.ts';
import { messages } from './messages.ts';

/** Data that users enter when they register, besides their name and email. Fields that they left out are empty. */
const PersonalData = z.strictObject({
  date_of_birth: z.literal('').or(
    z.iso
      .date(messages.date_of_birth_invalid)
      .refine((value) => value >= '1900-01-01' && value <= new Date().toISOString().slice(0, 10), {
        message: messages.date_of_birth_invalid,
      }),
  ),
  country: z.string().trim().max(100),
  city: z.string().trim().max(100),
  address: z.string().trim().max(300),
  postal_code: z.string().trim().max(20),
  phone: z.string().trim().max(40),
  /** Consent to the newsletter. */
  newsletter: z.boolean(),
  /** Consent to emails about books and offers. */
  marketing: z.boolean(),
});
export type PersonalData = z.infer<typeof PersonalData>;

export const getPersonalData = endpoint({
  method: 'GET',
  path: '/api/user/personal-data/',
  summary: 'Get your date of birth, address, phone and consents',
  access: 'user',
  result: z.object({
    ...PersonalData.shape,
    /** When the user accepted the terms. Null if an admin created the account. */
    terms_accepted_at: Moment.nullable(),
  }),
});

export const updatePersonalData = endpoint({
  method: 'PUT',
  path: '/api/user/personal-data/',
  summary: 'Replace your date of birth, address, phone and consents; an empty field deletes what was there',
  access: 'user',
  body: PersonalData,
  result: PersonalData,
});
