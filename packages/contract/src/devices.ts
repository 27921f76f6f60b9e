import * as z from 'zod';

import { endpoint } from './endpoint.ts';
import { Id, Moment } from './fields.ts';

/** Maximum number of devices per account. */
export const maxDevices = 50;

/** A public RSA key (JWK) used to encrypt offline copies. The private key stays in the device's browser. */
export const DeviceKey = z.object({
  kty: z.literal('RSA'),
  n: z.string().max(1400),
  e: z.literal('AQAB'),
});
export type DeviceKey = z.infer<typeof DeviceKey>;

/** A device that purchases were downloaded to. */
export const Device = z
  .object({
    id: Id,
    name: z.string(),
    created_at: Moment,
    last_seen_at: Moment,
    /** Whether it has its own encryption key. */
    has_key: z.boolean(),
    /** The purchases whose device limit it counts toward. */
    purchases: z.array(z.object({ id: Id, title: z.string() })),
  })
  .meta({ id: 'Device' });
export type Device = z.infer<typeof Device>;

const Name = z.string().trim().min(1).max(80);
const errors = ['device_not_found'] as const;

export const listDevices = endpoint({
  method: 'GET',
  path: '/api/shop/devices/',
  summary: 'List your devices, most recently seen first',
  access: 'user',
  result: z.object({ results: z.array(Device) }),
});

export const addDevice = endpoint({
  method: 'POST',
  path: '/api/shop/devices/',
  summary: 'Register this browser as a device',
  access: 'user',
  status: 201,
  body: z.strictObject({ name: Name, public_key: DeviceKey.optional() }),
  result: Device,
  errors: ['too_many_devices'],
});

export const updateDevice = endpoint({
  method: 'PATCH',
  path: '/api/shop/devices/{id}/',
  summary: 'Rename a device or replace its public key',
  access: 'user',
  params: { id: Id },
  body: z.strictObject({ name: Name.optional(), public_key: DeviceKey.optional() }),
  result: Device,
  errors,
});

export const removeDevice = endpoint({
  method: 'DELETE',
  path: '/api/shop/devices/{id}/',
  summary: 'Remove a device, so that it no longer counts toward device limits',
  access: 'user',
  params: { id: Id },
  errors,
});
