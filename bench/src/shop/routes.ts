/** Lists to measure, named after what a user is looking for. */
export const lists: Record<string, string> = {
  'first page': '',
  'of a language': 'language=en',
  'of a language, a kind and a price': 'language=fr&type=audio&free=false',
  'of five filters that few products meet':
    'language=sw&type=bundle&category=History&difficulty=beginner&free=false',
  'the cheapest that cost something': 'free=false&sort=price-asc',
  'the best sellers of a category': 'category=Science&sort=popular',
  'by title, page 20': 'sort=title&page=20',
  'search for three words of no product': 'search=harbour%20lisbon%204e732',
  'search for a word that is not there': 'search=harbour%20xylophone',
  'search for two words': 'search=clockmaker%20kyoto',
  'search for a word of a tenth of all': 'search=garden',
  'search for the beginning of a word': 'search=ca',
  'search for two beginnings': 'search=clockm%20ky',
  'search in a language, by price': 'search=winter&language=de&sort=price-asc',
};

/**
 * Searches for frequent words, which have no target. The cost of these searches grows with the distance to the results.
 */
export const deepPageSearches: Record<string, string> = {
  'search for two words, page 4 by sales': 'search=clockmaker%20kyoto&sort=popular&page=4',
  'search for two words never together': 'search=harbour%20garden',
};

/** Lists for sellers, named after their contents. */
export const salesLists: Record<string, string> = {
  orders: '/api/orders/?page_size=24',
  'orders, search for a person': '/api/orders/?search=buyer77%40example',
  'orders, search for a number': '/api/orders/?search=004512',
  'orders, by total': '/api/orders/?sort=total',
  ebooks: '/api/ebooks/?page_size=24',
  'ebooks, search for one': '/api/ebooks/?search=4e732',
  prices: '/api/content-pricing/?page_size=24',
  'prices, search for one': '/api/content-pricing/?search=4e732',
  'audit log': '/api/admin/audit/',
};
