import * as z from 'zod';

import { messages } from './messages.ts';
import { RegistrationPassword } from './passwords.ts';
import { PreferredLanguage } from './ui-language.ts';

/** The registration form, steps one to four of the specification. */
export const Registration = z.strictObject({
  firstName: z.string().trim().min(1, messages.first_name_required).max(100),
  lastName: z.string().trim().min(1, messages.last_name_required).max(100),
  email: z
    .string()
    .trim()
    .min(1, messages.email_required)
    .max(254, messages.registration_email_invalid)
    .pipe(z.email(messages.registration_email_invalid)),
  dateOfBirth: z
    .string()
    .min(1, messages.date_of_birth_required)
    .pipe(z.iso.date(messages.date_of_birth_invalid))
    .refine((value) => value >= '1900-01-01' && value <= new Date().toISOString().slice(0, 10), {
      message: messages.date_of_birth_invalid,
    }),
  password: RegistrationPassword,
  country: z.string().trim().min(1, messages.country_required).max(100),
  city: z.string().trim().min(1, messages.city_required).max(100),
  address: z.string().trim().min(1, messages.address_required).max(300),
  zipCode: z.string().trim().min(1, messages.zip_code_required).max(20),
  phone: z.string().trim().max(40).optional(),
  newsletter: z.boolean().default(false),
  marketing: z.boolean().default(false),
  /** Language of emails, until the user chooses another. */
  ui_language: PreferredLanguage.optional(),
  terms: z.literal(true, messages.terms_required),
});
