import { orderName } from '@glossa/contract/order-name';
import { fillWatermark } from '@glossa/protection/watermarks/fill-watermark';
import type { Watermark } from '@glossa/protection/watermarks/watermark';

/** Watermark used when the shop's settings have none. */
const defaultTemplate = '{buyer} · {order}';

/** Data for the watermark of a copy. */
export interface WatermarkData {
  /** Template of the watermark. */
  watermark: string;
  orderId: string;
  number: number | null;
  buyer: string;
  email: string;
  /** Date of the order. */
  date: Date;
}

/** Returns the watermark of a copy: its buyer and order. */
export function watermarkOf({ watermark, orderId, number, buyer, email, date }: WatermarkData): Watermark {
  const order = orderName({ id: orderId, number });
  return { line: fillWatermark(watermark.trim() || defaultTemplate, { buyer, email, order, date }), order };
}
