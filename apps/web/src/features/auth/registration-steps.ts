import { Registration } from '@glossa/contract/registration';
import type * as z from 'zod';

/** Values of the registration form, with dates and text as typed. */
export type RegistrationValues = Omit<z.input<typeof Registration>, 'terms' | 'phone' | 'ui_language'> & {
  phone: string;
  newsletter: boolean;
  marketing: boolean;
  terms: boolean;
  /** Compared with `password` in the browser; never sent. */
  confirmPassword: string;
};

type Field = keyof RegistrationValues;

/** The four steps, each with the fields that must be valid before the next step (specification 2, section 5). */
export const registrationSteps = [
  { label: 'register.step_1', fields: ['firstName', 'lastName', 'email', 'dateOfBirth'] },
  { label: 'register.step_2', fields: ['password', 'confirmPassword'] },
  { label: 'register.step_3', fields: ['country', 'city', 'address', 'zipCode', 'phone'] },
  { label: 'register.step_4', fields: ['newsletter', 'marketing', 'terms'] },
] as const satisfies readonly { label: string; fields: readonly Field[] }[];

/** Returns the index of the first step that contains one of `fields`, or undefined if no step does. */
export function findStep(fields: readonly string[]): number | undefined {
  const index = registrationSteps.findIndex((step) => step.fields.some((field) => fields.includes(field)));
  return index < 0 ? undefined : index;
}

export const emptyRegistration: RegistrationValues = {
  firstName: '',
  lastName: '',
  email: '',
  dateOfBirth: '',
  password: '',
  confirmPassword: '',
  phone: '',
  country: '',
  city: '',
  address: '',
  zipCode: '',
  newsletter: false,
  marketing: false,
  terms: false,
};

/** The server's rules for the values sent; the form itself checks the password confirmation. */
export const registrationSchema = Registration.loose();
