import type { RosterField } from '@glossa/contract/learner-import';

// Column names found in schools' lists, compared without regard to case, spaces, hyphens, underscores and dots.
const patterns: readonly [RosterField, RegExp][] = [
  ['email', /^(e?mail|(e?mail)?address|mailaddress|courriel|correo)$/],
  ['username', /^(username|user|login|account)$/],
  ['firstname', /^(firstname|givenname|forename|vorname|pr[eé]nom|nombre)$/],
  ['lastname', /^(lastname|surname|familyname|nachname|nom|apellidos?)$/],
  ['password', /^(password|passwort|kennwort|motdepasse|contraseña)$/],
  ['address', /^(street|streetaddress|postaladdress|stra(ß|ss)e|adresse)$/],
  ['postalcode', /^(postalcode|postcode|zip|zipcode|plz|codepostal)$/],
  ['city', /^(city|town|ort|stadt|ville|ciudad)$/],
  ['country', /^(country|land|pays|pa[ií]s)$/],
  ['native_language', /^(nativelanguage|mothertongue|firstlanguage)$/],
  ['current_language', /^(currentlanguage|language|learninglanguage|learns|targetlanguage)$/],
  ['subscription_type', /^(subscriptiontype|subscription|plan)$/],
  ['points', /^points$/],
  ['business', /^(business|businessaccount)$/],
];

const normalizeColumnName = (name: string): string => name.toLowerCase().replaceAll(/[\s_\-.]+/g, '');

/** Maps column names to fields, or null for unknown ones. Each field is assigned to one column only. */
export function mapColumns(names: readonly string[]): (RosterField | null)[] {
  const mappedFields = new Set<RosterField>();
  const hasEmail = names.some((name) => /^e?mail$/.test(normalizeColumnName(name)));
  return names.map((name) => {
    const key = normalizeColumnName(name);
    // Next to an email column, "address" means the postal address.
    const field =
      key === 'address' && hasEmail ? 'address' : (patterns.find(([, one]) => one.test(key))?.[0] ?? null);
    if (field === null || mappedFields.has(field)) return null;
    mappedFields.add(field);
    return field;
  });
}
