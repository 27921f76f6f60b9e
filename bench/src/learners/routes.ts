/** Lists of learners, named after what an admin is looking for. */
export const learnerLists: Record<string, string> = {
  'first page': '',
  'page 20': 'page=20',
  inactive: 'is_active=false',
  'of a plan': 'subscription_type=Ultimate',
  staff: 'role=staff',
  'of four filters that few meet': 'role=content&is_active=true&account_type=learner&subscription_type=Basic',
  'of four filters that many meet': 'role=none&is_active=true&account_type=learner&subscription_type=Basic',
  'by user name': 'ordering=username',
  'by address, descending': 'ordering=-email',
  'by name': 'ordering=name',
  'by state': 'ordering=-status',
  'by plan': 'ordering=-subscription',
  'by points': 'ordering=-points',
  'inactive ones by points': 'ordering=-points&is_active=false',
  'inactive ones by state': 'ordering=status&is_active=false',
  'staff by points': 'ordering=-points&role=staff',
  'search for an address': 'search=reader70707%40',
  'search for a user name': 'search=fatima5555',
  'search for a name': 'search=emile+garcia+4e7',
  'search for two letters': 'search=an',
  'search for a frequent domain': 'search=%40school.org',
  'search for a frequent name': 'search=smith',
  'search for a frequent name, by points': 'search=smith&ordering=-points',
  'search for a frequent name, page 4 by points': 'search=smith&ordering=-points&page=4',
  'search for nobody': 'search=xylophone',
  'search for a rare beginning': 'search=zq',
  'search among staff': 'search=anna&role=staff',
};

/** Searches with many matches that are far down the sort order. Their cost grows with that distance. */
export const deepPageSearches: Record<string, string> = {
  'a frequent domain among inactive staff': 'search=%40school.org&role=staff&is_active=false',
  'a frequent name, page 4 by name': 'search=smith&ordering=name&page=4',
  'a frequent name, last in the order': 'search=smith&ordering=-name',
  'a frequent beginning of user names, the other way round': 'search=anna&ordering=-username',
};
