import { orderName } from '@glossa/contract/order-name';
import { fillWatermark } from '@glossa/protection/watermarks/fill-watermark';
import type { Watermark } from '@glossa/protection/watermarks/watermark';

/** Marks what the shop's settings say nothing of. */
const plainLine = '{buyer} · {order}';

/** Whose copy it is, and what marks it. */
export interface MarkedRow {
  /** Template of the line that marks the copy. */
  watermark: string;
  orderId: string;
  number: number | null;
  buyer: string;
  email: string;
  /** Of the order. */
  date: Date;
}

/** The mark of a copy: its buyer and order. */
export function markOf({ watermark, orderId, number, buyer, email, date }: MarkedRow): Watermark {
  const order = orderName({ id: orderId, number });
  return { line: fillWatermark(watermark.trim() || plainLine, { buyer, email, order, date }), order };
}
