-- Whether the session is valid only under the cookie name that browsers protect by its prefix. Sessions of an earlier
-- version are not.
ALTER TABLE "session" ADD COLUMN "is_host_only" BOOLEAN NOT NULL DEFAULT false;

-- When the owner removed the device from the list. Its next sign-in is that of a new device.
ALTER TABLE "known_device" ADD COLUMN "forgotten_at" TIMESTAMPTZ;
