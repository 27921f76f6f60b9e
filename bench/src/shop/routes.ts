/** Lists that are measured, by what somebody looks for. */
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
  'search for two words, page 4 by sales': 'search=clockmaker%20kyoto&sort=popular&page=4',
  'search for two words never together': 'search=harbour%20garden',
  'search for a word of a tenth of all': 'search=garden',
  'search for the beginning of a word': 'search=ca',
  'search for two beginnings': 'search=clockm%20ky',
  'search in a language, by price': 'search=winter&language=de&sort=price-asc',
};
