/** English texts of shop notifications. The notification's subject is one of these keys, a colon, and the name. */
export const shopNews = {
  order_completed: (name: string) => `Order ${name} is completed. Thank you!`,
  order_refunded: (name: string) => `Order ${name} was refunded.`,
  order_refund_failed: (name: string) => `We couldn’t refund order ${name} yet. We’ll take care of it.`,
  purchase_ends: (name: string) => `Your access to “${name}” ends within a week.`,
  plan_ends: (name: string) => `Your ${name} plan ends in three days.`,
  plan_ended: (name: string) => `Your ${name} plan has ended. You’re now on the Basic plan.`,
} as const;
export type ShopNews = keyof typeof shopNews;

/** Parses the subject of a notification. Returns undefined if it is plain text. */
export function parseShopNews(subject: string): { kind: ShopNews; name: string } | undefined {
  const at = subject.indexOf(':');
  const kind = subject.slice(0, Math.max(at, 0));
  return Object.hasOwn(shopNews, kind) ? { kind: kind as ShopNews, name: subject.slice(at + 1) } : undefined;
}
