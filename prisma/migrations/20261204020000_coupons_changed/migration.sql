-- When somebody has changed a coupon; its uses do not move it.
ALTER TABLE "coupon" ADD COLUMN "updated_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP;
