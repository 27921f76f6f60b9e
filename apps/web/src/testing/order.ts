import type { Order } from '@glossa/contract/orders';
import type { PurchaseAccess } from '@glossa/contract/purchase-access';

export const orderId = '0192a0b0-0000-7000-8000-0000000000a1';

/** Creates the access rights to an ebook that has not been imported. */
export const access = (more: Partial<PurchaseAccess> = {}): PurchaseAccess => ({
  canImport: true,
  entries: [],
  can_listen: false,
  has_files: true,
  download_count: 0,
  max_downloads: -1,
  expires_at: null,
  is_expired: false,
  needs_waiver: false,
  ...more,
});

/** Creates a completed order for one French ebook at 4.99 USD; `more` overrides fields. */
export const order = (more: Partial<Order> = {}): Order => ({
  id: orderId,
  orderNumber: '000042',
  status: 'completed',
  date: '2026-11-01T10:00:00.000Z',
  completedAt: '2026-11-01T10:01:00.000Z',
  total: 4.99,
  subtotal: 4.99,
  discount: 0,
  tax: 0,
  money: { currency: 'USD', subtotal: 499, discount: 0, tax: 0, total: 499, refunded: 0 },
  taxName: '',
  taxRate: 0,
  taxIncluded: true,
  coupon: '',
  paymentMethod: 'test',
  items: [
    {
      id: '0192a0b0-0000-7000-8000-0000000000a2',
      product_id: '0192a0b0-0000-7000-8000-0000000000c1',
      plan: null,
      title: 'Le renard',
      author: 'Ésope',
      language: 'fr',
      image: null,
      type: 'text',
      isFree: false,
      price: 4.99,
      money: { amount: 499, currency: 'USD' },
      quantity: 1,
      purchase_id: '0192a0b0-0000-7000-8000-0000000000d1',
      access: access(),
      waived_at: null,
    },
  ],
  downloadLinks: [{ purchase_id: '0192a0b0-0000-7000-8000-0000000000d1', title: 'Le renard' }],
  canCancel: false,
  canRefund: true,
  refundReason: null,
  refundDate: null,
  refunds: [],
  ...more,
});

/** Creates the same order before payment. */
export const pendingOrder = (more: Partial<Order> = {}): Order =>
  order({
    status: 'pending',
    orderNumber: '8F0AA2E4',
    completedAt: null,
    paymentMethod: null,
    downloadLinks: [],
    canCancel: true,
    canRefund: false,
    ...more,
  });
