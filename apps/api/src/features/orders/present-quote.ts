import type { Currency } from '@glossa/contract/currencies';
import type { OrderQuote } from '@glossa/contract/order-quote';
import { languageById } from '@glossa/language/languages';

import { lineErrors, type Offer } from '#domain/shop/orders/offers.ts';
import type { Quote } from '#domain/shop/orders/quote-order.ts';

const presentLine = (offer: Offer): OrderQuote['lines'][number] => ({
  product_id: offer.productId,
  plan: offer.planId,
  title: offer.title,
  author: offer.author,
  language: (offer.language && languageById(offer.language)?.code) || null,
  cover: offer.hasCover ? `/media/products/${offer.productId}/cover` : null,
  type: offer.kind as OrderQuote['lines'][number]['type'],
  isFree: offer.isFree,
  base_price: offer.basePrice,
  discount_percentage: offer.discountPercentage,
  price: offer.price,
  problem: offer.problem && lineErrors[offer.problem],
});

/** Presents a quote. Amounts are in minor units, and the tax rate is in percent. */
export const presentQuote = (quote: Quote, country: string): OrderQuote => ({
  currency: quote.currency as Currency,
  country,
  lines: quote.offers.map(presentLine),
  coupon: quote.coupon?.code ?? null,
  coupon_problem: quote.couponProblem,
  subtotal: quote.priced.subtotal,
  discount: quote.priced.discount,
  tax: quote.priced.tax,
  tax_name: quote.tax?.name ?? '',
  tax_rate: (quote.tax?.rate ?? 0) / 100,
  tax_included: quote.taxIncluded,
  total: quote.priced.total,
  total_problem: quote.totalProblem,
});
