import type { PersonalData } from '@glossa/contract/personal-data';
import type { Queryable } from '@glossa/db/database';

/** Reads the data that a user gave at registration, and when they accepted the terms. */
export async function readPersonalData(
  { prisma }: Queryable,
  id: string,
): Promise<PersonalData & { terms_accepted_at: string | null }> {
  const row = await prisma.learner.findUniqueOrThrow({
    where: { id },
    select: {
      dateOfBirth: true,
      country: true,
      city: true,
      address: true,
      postalCode: true,
      phone: true,
      newsletter: true,
      marketing: true,
      termsAcceptedAt: true,
    },
  });
  const { dateOfBirth, postalCode, termsAcceptedAt, ...fields } = row;
  return {
    ...fields,
    date_of_birth: dateOfBirth?.toISOString().slice(0, 10) ?? '',
    postal_code: postalCode,
    terms_accepted_at: termsAcceptedAt?.toISOString() ?? null,
  };
}

/** Replaces the data that a user gave at registration. */
export const writePersonalData = async (
  { prisma }: Queryable,
  id: string,
  { date_of_birth: dateOfBirth, postal_code: postalCode, ...fields }: PersonalData,
): Promise<void> => {
  await prisma.learner.update({
    where: { id },
    data: { ...fields, postalCode, dateOfBirth: dateOfBirth === '' ? null : new Date(dateOfBirth) },
  });
};
