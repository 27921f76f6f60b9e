-- CreateEnum
CREATE TYPE "product_kind" AS ENUM ('text', 'video', 'audio', 'bundle');

-- CreateEnum
CREATE TYPE "product_status" AS ENUM ('draft', 'published', 'archived');

-- CreateEnum
CREATE TYPE "order_status" AS ENUM ('pending', 'completed', 'cancelled', 'refunded');

-- CreateEnum
CREATE TYPE "payment_status" AS ENUM ('open', 'processing', 'succeeded', 'cancelled');

-- CreateEnum
CREATE TYPE "refund_status" AS ENUM ('pending', 'succeeded', 'failed');

-- AlterTable
ALTER TABLE "text" ADD COLUMN     "access_ends_at" TIMESTAMPTZ,
ADD COLUMN     "may_copy" BOOLEAN NOT NULL DEFAULT true,
ADD COLUMN     "may_print" BOOLEAN NOT NULL DEFAULT true,
ADD COLUMN     "purchase_id" UUID;

-- AlterTable
ALTER TABLE "video" ADD COLUMN     "access_ends_at" TIMESTAMPTZ,
ADD COLUMN     "purchase_id" UUID;

-- CreateTable
CREATE TABLE "product" (
    "id" UUID NOT NULL,
    "owner_id" UUID,
    "kind" "product_kind" NOT NULL,
    "status" "product_status" NOT NULL DEFAULT 'draft',
    "title" TEXT NOT NULL,
    "author" TEXT NOT NULL DEFAULT '',
    "description" TEXT NOT NULL DEFAULT '',
    "language" SMALLINT NOT NULL,
    "difficulty" "difficulty" NOT NULL DEFAULT 'beginner',
    "category" TEXT NOT NULL DEFAULT '',
    "preview_text" TEXT NOT NULL DEFAULT '',
    "currency" TEXT NOT NULL DEFAULT 'USD',
    "price" INTEGER NOT NULL DEFAULT 0,
    "is_free" BOOLEAN NOT NULL DEFAULT false,
    "discount_percentage" SMALLINT NOT NULL DEFAULT 0,
    "sale_price" INTEGER GENERATED ALWAYS AS
      (CASE WHEN "is_free" THEN 0 ELSE ("price"::bigint * (100 - "discount_percentage") + 50) / 100 END) STORED,
    "drm_protected" BOOLEAN NOT NULL DEFAULT true,
    "tier_id" UUID,
    "video_id" UUID,
    "document_id" INTEGER,
    "media_id" UUID,
    "track_id" UUID,
    "cover_key" TEXT,
    "duration" INTEGER,
    "rating_sum" INTEGER NOT NULL DEFAULT 0,
    "rating_count" INTEGER NOT NULL DEFAULT 0,
    "sales_count" INTEGER NOT NULL DEFAULT 0,
    "revenue" BIGINT NOT NULL DEFAULT 0,
    "download_count" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "published_at" TIMESTAMPTZ,
    "removed_at" TIMESTAMPTZ,

    CONSTRAINT "product_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "product_file" (
    "id" UUID NOT NULL,
    "product_id" UUID,
    "role" TEXT NOT NULL,
    "format" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "name" TEXT NOT NULL DEFAULT '',
    "bytes" BIGINT NOT NULL,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "replaced_at" TIMESTAMPTZ,

    CONSTRAINT "product_file_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "product_tag" (
    "product_id" UUID NOT NULL,
    "tag_id" UUID NOT NULL,

    CONSTRAINT "product_tag_pkey" PRIMARY KEY ("product_id","tag_id")
);

-- CreateTable
CREATE TABLE "bundle_item" (
    "bundle_id" UUID NOT NULL,
    "product_id" UUID NOT NULL,
    "seq" SMALLINT NOT NULL,

    CONSTRAINT "bundle_item_pkey" PRIMARY KEY ("bundle_id","product_id")
);

-- CreateTable
CREATE TABLE "pricing_tier" (
    "id" UUID NOT NULL,
    "name" CITEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "price" INTEGER NOT NULL,
    "currency" TEXT NOT NULL DEFAULT 'USD',
    "validity_days" INTEGER,
    "features" TEXT[],
    "content_types" TEXT[],
    "max_downloads" INTEGER NOT NULL DEFAULT -1,
    "is_popular" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "pricing_tier_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "drm_settings" (
    "id" SMALLINT NOT NULL DEFAULT 1,
    "enabled" BOOLEAN NOT NULL DEFAULT true,
    "watermark_text" TEXT NOT NULL DEFAULT '{buyer} · {order}',
    "allow_offline_access" BOOLEAN NOT NULL DEFAULT true,
    "max_devices" SMALLINT NOT NULL DEFAULT 3,
    "expiration_days" INTEGER NOT NULL DEFAULT 365,
    "allow_printing" BOOLEAN NOT NULL DEFAULT false,
    "allow_copying" BOOLEAN NOT NULL DEFAULT false,
    "encryption_level" TEXT NOT NULL DEFAULT 'standard',
    "updated_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "drm_settings_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "shop_settings" (
    "id" SMALLINT NOT NULL DEFAULT 1,
    "prices_include_tax" BOOLEAN NOT NULL DEFAULT true,
    "seller_name" TEXT NOT NULL DEFAULT '',
    "seller_address" TEXT NOT NULL DEFAULT '',
    "seller_tax_id" TEXT NOT NULL DEFAULT '',
    "next_order_number" INTEGER NOT NULL DEFAULT 1,
    "updated_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "shop_settings_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "tax_rate" (
    "country" CITEXT NOT NULL,
    "name" TEXT NOT NULL,
    "rate" INTEGER NOT NULL,
    "updated_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "tax_rate_pkey" PRIMARY KEY ("country")
);

-- CreateTable
CREATE TABLE "coupon" (
    "id" UUID NOT NULL,
    "code" CITEXT NOT NULL,
    "percent_off" SMALLINT,
    "amount_off" INTEGER,
    "currency" TEXT,
    "minimum" INTEGER NOT NULL DEFAULT 0,
    "starts_at" TIMESTAMPTZ,
    "expires_at" TIMESTAMPTZ,
    "max_uses" INTEGER,
    "used_count" INTEGER NOT NULL DEFAULT 0,
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "coupon_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "coupon_use" (
    "coupon_id" UUID NOT NULL,
    "order_id" UUID NOT NULL,
    "learner_id" UUID,

    CONSTRAINT "coupon_use_pkey" PRIMARY KEY ("coupon_id","order_id")
);

-- CreateTable
CREATE TABLE "cart_item" (
    "learner_id" UUID NOT NULL,
    "product_id" UUID NOT NULL,
    "added_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "cart_item_pkey" PRIMARY KEY ("learner_id","product_id")
);

-- CreateTable
CREATE TABLE "shop_order" (
    "id" UUID NOT NULL,
    "number" INTEGER,
    "buyer_id" UUID,
    "buyer_name" TEXT NOT NULL DEFAULT '',
    "buyer_email" TEXT NOT NULL DEFAULT '',
    "buyer_address" TEXT NOT NULL DEFAULT '',
    "country" TEXT NOT NULL DEFAULT '',
    "idempotency_key" TEXT NOT NULL,
    "content_hash" BYTEA NOT NULL,
    "status" "order_status" NOT NULL DEFAULT 'pending',
    "currency" TEXT NOT NULL,
    "subtotal" INTEGER NOT NULL,
    "discount" INTEGER NOT NULL DEFAULT 0,
    "tax" INTEGER NOT NULL DEFAULT 0,
    "total" INTEGER NOT NULL,
    "tax_name" TEXT NOT NULL DEFAULT '',
    "tax_rate" INTEGER NOT NULL DEFAULT 0,
    "tax_included" BOOLEAN NOT NULL DEFAULT true,
    "coupon_id" UUID,
    "coupon_code" TEXT NOT NULL DEFAULT '',
    "payment_method" TEXT NOT NULL DEFAULT '',
    "refunded" INTEGER NOT NULL DEFAULT 0,
    "refund_reason" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "completed_at" TIMESTAMPTZ,
    "cancelled_at" TIMESTAMPTZ,
    "refunded_at" TIMESTAMPTZ,

    CONSTRAINT "shop_order_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "order_item" (
    "id" UUID NOT NULL,
    "order_id" UUID NOT NULL,
    "seq" SMALLINT NOT NULL,
    "product_id" UUID,
    "plan_id" TEXT,
    "kind" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "author" TEXT NOT NULL DEFAULT '',
    "is_free" BOOLEAN NOT NULL,
    "base_price" INTEGER NOT NULL,
    "discount_percentage" SMALLINT NOT NULL DEFAULT 0,
    "price" INTEGER NOT NULL,
    "coupon_share" INTEGER NOT NULL DEFAULT 0,
    "tax" INTEGER NOT NULL DEFAULT 0,
    "terms" JSONB NOT NULL DEFAULT '{}',

    CONSTRAINT "order_item_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "payment" (
    "id" UUID NOT NULL,
    "order_id" UUID NOT NULL,
    "attempt" SMALLINT NOT NULL,
    "provider" TEXT NOT NULL,
    "provider_id" TEXT,
    "status" "payment_status" NOT NULL DEFAULT 'open',
    "amount" INTEGER NOT NULL,
    "currency" TEXT NOT NULL,
    "failure" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "payment_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "refund" (
    "id" UUID NOT NULL,
    "order_id" UUID NOT NULL,
    "payment_id" UUID NOT NULL,
    "provider_id" TEXT,
    "status" "refund_status" NOT NULL DEFAULT 'pending',
    "amount" INTEGER NOT NULL,
    "reason" TEXT NOT NULL DEFAULT '',
    "origin" TEXT NOT NULL,
    "failure" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ,

    CONSTRAINT "refund_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "payment_event" (
    "id" TEXT NOT NULL,
    "provider" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "object_id" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ NOT NULL,
    "received_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "payment_event_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ledger_entry" (
    "id" BIGSERIAL NOT NULL,
    "order_id" UUID NOT NULL,
    "payment_id" UUID NOT NULL,
    "refund_id" UUID,
    "account" TEXT NOT NULL,
    "amount" BIGINT NOT NULL,
    "currency" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ledger_entry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "purchase" (
    "id" UUID NOT NULL,
    "order_item_id" UUID NOT NULL,
    "buyer_id" UUID NOT NULL,
    "product_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ,
    "revoked_at" TIMESTAMPTZ,
    "max_downloads" INTEGER NOT NULL DEFAULT -1,
    "download_count" INTEGER NOT NULL DEFAULT 0,
    "max_devices" SMALLINT NOT NULL DEFAULT 10,
    "allow_offline" BOOLEAN NOT NULL DEFAULT true,
    "allow_printing" BOOLEAN NOT NULL DEFAULT true,
    "allow_copying" BOOLEAN NOT NULL DEFAULT true,
    "encryption" TEXT NOT NULL DEFAULT 'none',
    "watermark" TEXT NOT NULL DEFAULT '',
    "imported_at" TIMESTAMPTZ,
    "rating" SMALLINT,
    "rated_at" TIMESTAMPTZ,
    "progress" SMALLINT NOT NULL DEFAULT 0,

    CONSTRAINT "purchase_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "download_grant" (
    "id" UUID NOT NULL,
    "purchase_id" UUID NOT NULL,
    "file_id" UUID,
    "device_id" UUID,
    "kind" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ NOT NULL,
    "fetched_at" TIMESTAMPTZ,

    CONSTRAINT "download_grant_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "learner_device" (
    "id" UUID NOT NULL,
    "learner_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "public_key" JSONB,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_seen_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "learner_device_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "purchase_device" (
    "purchase_id" UUID NOT NULL,
    "device_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "purchase_device_pkey" PRIMARY KEY ("purchase_id","device_id")
);

-- CreateTable
CREATE TABLE "plan" (
    "id" "subscription_type" NOT NULL,
    "price" INTEGER NOT NULL,
    "currency" TEXT NOT NULL DEFAULT 'USD',
    "days" INTEGER NOT NULL DEFAULT 30,
    "is_highlighted" BOOLEAN NOT NULL DEFAULT false,
    "features" TEXT[],
    "position" SMALLINT NOT NULL,

    CONSTRAINT "plan_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "subscription" (
    "learner_id" UUID NOT NULL,
    "plan_id" "subscription_type" NOT NULL,
    "started_at" TIMESTAMPTZ NOT NULL,
    "ends_at" TIMESTAMPTZ NOT NULL,
    "told_at" TIMESTAMPTZ,

    CONSTRAINT "subscription_pkey" PRIMARY KEY ("learner_id")
);

-- CreateTable
CREATE TABLE "audit_entry" (
    "id" UUID NOT NULL,
    "actor_id" UUID,
    "actor_name" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "target_kind" TEXT NOT NULL,
    "target_id" TEXT NOT NULL,
    "reason" TEXT NOT NULL DEFAULT '',
    "detail" JSONB NOT NULL DEFAULT '{}',
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "audit_entry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "test_payment" (
    "id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "intent_id" TEXT,
    "state" JSONB NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "test_payment_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "product_video_id_key" ON "product"("video_id");

-- CreateIndex
CREATE INDEX "product_document_id_idx" ON "product"("document_id");

-- CreateIndex
CREATE INDEX "product_media_id_idx" ON "product"("media_id");

-- CreateIndex
CREATE INDEX "product_track_id_idx" ON "product"("track_id");

-- CreateIndex
CREATE INDEX "product_tier_id_idx" ON "product"("tier_id");

-- CreateIndex
CREATE INDEX "product_file_product_id_role_idx" ON "product_file"("product_id", "role");

-- CreateIndex
CREATE INDEX "product_tag_tag_id_idx" ON "product_tag"("tag_id");

-- CreateIndex
CREATE INDEX "bundle_item_product_id_idx" ON "bundle_item"("product_id");

-- CreateIndex
CREATE UNIQUE INDEX "pricing_tier_name_key" ON "pricing_tier"("name");

-- CreateIndex
CREATE UNIQUE INDEX "coupon_code_key" ON "coupon"("code");

-- CreateIndex
CREATE UNIQUE INDEX "coupon_use_order_id_key" ON "coupon_use"("order_id");

-- CreateIndex
CREATE UNIQUE INDEX "coupon_use_coupon_id_learner_id_key" ON "coupon_use"("coupon_id", "learner_id");

-- CreateIndex
CREATE UNIQUE INDEX "shop_order_number_key" ON "shop_order"("number");

-- CreateIndex
CREATE UNIQUE INDEX "shop_order_buyer_id_idempotency_key_key" ON "shop_order"("buyer_id", "idempotency_key");

-- CreateIndex
CREATE INDEX "order_item_product_id_idx" ON "order_item"("product_id");

-- CreateIndex
CREATE UNIQUE INDEX "order_item_order_id_seq_key" ON "order_item"("order_id", "seq");

-- CreateIndex
CREATE UNIQUE INDEX "payment_order_id_attempt_key" ON "payment"("order_id", "attempt");

-- CreateIndex
CREATE UNIQUE INDEX "payment_provider_provider_id_key" ON "payment"("provider", "provider_id");

-- CreateIndex
CREATE UNIQUE INDEX "refund_provider_id_key" ON "refund"("provider_id");

-- CreateIndex
CREATE INDEX "refund_order_id_idx" ON "refund"("order_id");

-- CreateIndex
CREATE INDEX "refund_payment_id_idx" ON "refund"("payment_id");

-- CreateIndex
CREATE INDEX "payment_event_received_at_idx" ON "payment_event"("received_at");

-- CreateIndex
CREATE INDEX "ledger_entry_order_id_idx" ON "ledger_entry"("order_id");

-- CreateIndex
CREATE UNIQUE INDEX "purchase_order_item_id_key" ON "purchase"("order_item_id");

-- CreateIndex
CREATE INDEX "purchase_buyer_id_created_at_id_idx" ON "purchase"("buyer_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "purchase_product_id_idx" ON "purchase"("product_id");

-- CreateIndex
CREATE INDEX "download_grant_purchase_id_idx" ON "download_grant"("purchase_id");

-- CreateIndex
CREATE INDEX "learner_device_learner_id_idx" ON "learner_device"("learner_id");

-- CreateIndex
CREATE INDEX "purchase_device_device_id_idx" ON "purchase_device"("device_id");

-- CreateIndex
CREATE INDEX "subscription_ends_at_idx" ON "subscription"("ends_at");

-- CreateIndex
CREATE INDEX "audit_entry_created_at_id_idx" ON "audit_entry"("created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "audit_entry_target_kind_target_id_idx" ON "audit_entry"("target_kind", "target_id");

-- CreateIndex
CREATE UNIQUE INDEX "test_payment_key_key" ON "test_payment"("key");

-- CreateIndex
CREATE INDEX "test_payment_intent_id_idx" ON "test_payment"("intent_id");

-- CreateIndex
CREATE INDEX "text_purchase_id_idx" ON "text"("purchase_id");

-- CreateIndex
CREATE INDEX "video_purchase_id_idx" ON "video"("purchase_id");

-- AddForeignKey
ALTER TABLE "text" ADD CONSTRAINT "text_purchase_id_fkey" FOREIGN KEY ("purchase_id") REFERENCES "purchase"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "video" ADD CONSTRAINT "video_purchase_id_fkey" FOREIGN KEY ("purchase_id") REFERENCES "purchase"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "product" ADD CONSTRAINT "product_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "learner"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "product" ADD CONSTRAINT "product_tier_id_fkey" FOREIGN KEY ("tier_id") REFERENCES "pricing_tier"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "product" ADD CONSTRAINT "product_video_id_fkey" FOREIGN KEY ("video_id") REFERENCES "video"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "product" ADD CONSTRAINT "product_document_id_fkey" FOREIGN KEY ("document_id") REFERENCES "document"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "product" ADD CONSTRAINT "product_media_id_fkey" FOREIGN KEY ("media_id") REFERENCES "video_media"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "product" ADD CONSTRAINT "product_track_id_fkey" FOREIGN KEY ("track_id") REFERENCES "subtitle_track"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "product_file" ADD CONSTRAINT "product_file_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "product"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "product_tag" ADD CONSTRAINT "product_tag_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "product"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "product_tag" ADD CONSTRAINT "product_tag_tag_id_fkey" FOREIGN KEY ("tag_id") REFERENCES "tag"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bundle_item" ADD CONSTRAINT "bundle_item_bundle_id_fkey" FOREIGN KEY ("bundle_id") REFERENCES "product"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bundle_item" ADD CONSTRAINT "bundle_item_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "product"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "coupon_use" ADD CONSTRAINT "coupon_use_coupon_id_fkey" FOREIGN KEY ("coupon_id") REFERENCES "coupon"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "coupon_use" ADD CONSTRAINT "coupon_use_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "shop_order"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "coupon_use" ADD CONSTRAINT "coupon_use_learner_id_fkey" FOREIGN KEY ("learner_id") REFERENCES "learner"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "cart_item" ADD CONSTRAINT "cart_item_learner_id_fkey" FOREIGN KEY ("learner_id") REFERENCES "learner"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "cart_item" ADD CONSTRAINT "cart_item_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "product"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "shop_order" ADD CONSTRAINT "shop_order_buyer_id_fkey" FOREIGN KEY ("buyer_id") REFERENCES "learner"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "shop_order" ADD CONSTRAINT "shop_order_coupon_id_fkey" FOREIGN KEY ("coupon_id") REFERENCES "coupon"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_item" ADD CONSTRAINT "order_item_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "shop_order"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_item" ADD CONSTRAINT "order_item_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "product"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payment" ADD CONSTRAINT "payment_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "shop_order"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "refund" ADD CONSTRAINT "refund_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "shop_order"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "refund" ADD CONSTRAINT "refund_payment_id_fkey" FOREIGN KEY ("payment_id") REFERENCES "payment"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "shop_order"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_payment_id_fkey" FOREIGN KEY ("payment_id") REFERENCES "payment"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_refund_id_fkey" FOREIGN KEY ("refund_id") REFERENCES "refund"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "purchase" ADD CONSTRAINT "purchase_order_item_id_fkey" FOREIGN KEY ("order_item_id") REFERENCES "order_item"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "purchase" ADD CONSTRAINT "purchase_buyer_id_fkey" FOREIGN KEY ("buyer_id") REFERENCES "learner"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "purchase" ADD CONSTRAINT "purchase_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "product"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "download_grant" ADD CONSTRAINT "download_grant_purchase_id_fkey" FOREIGN KEY ("purchase_id") REFERENCES "purchase"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "download_grant" ADD CONSTRAINT "download_grant_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "product_file"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "download_grant" ADD CONSTRAINT "download_grant_device_id_fkey" FOREIGN KEY ("device_id") REFERENCES "learner_device"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "learner_device" ADD CONSTRAINT "learner_device_learner_id_fkey" FOREIGN KEY ("learner_id") REFERENCES "learner"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "purchase_device" ADD CONSTRAINT "purchase_device_purchase_id_fkey" FOREIGN KEY ("purchase_id") REFERENCES "purchase"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "purchase_device" ADD CONSTRAINT "purchase_device_device_id_fkey" FOREIGN KEY ("device_id") REFERENCES "learner_device"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "subscription" ADD CONSTRAINT "subscription_learner_id_fkey" FOREIGN KEY ("learner_id") REFERENCES "learner"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "subscription" ADD CONSTRAINT "subscription_plan_id_fkey" FOREIGN KEY ("plan_id") REFERENCES "plan"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "audit_entry" ADD CONSTRAINT "audit_entry_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "learner"("id") ON DELETE SET NULL ON UPDATE CASCADE;


ALTER TABLE "product" ADD CONSTRAINT "product_price" CHECK ("price" >= 0),
  ADD CONSTRAINT "product_discount" CHECK ("discount_percentage" BETWEEN 0 AND 100);
ALTER TABLE "drm_settings" ADD CONSTRAINT "drm_settings_one" CHECK ("id" = 1),
  ADD CONSTRAINT "drm_settings_devices" CHECK ("max_devices" BETWEEN 1 AND 10),
  ADD CONSTRAINT "drm_settings_days" CHECK ("expiration_days" >= 1);
ALTER TABLE "shop_settings" ADD CONSTRAINT "shop_settings_one" CHECK ("id" = 1);
ALTER TABLE "tax_rate" ADD CONSTRAINT "tax_rate_rate" CHECK ("rate" BETWEEN 0 AND 10000);
ALTER TABLE "coupon" ADD CONSTRAINT "coupon_worth"
  CHECK (("percent_off" BETWEEN 1 AND 100 AND "amount_off" IS NULL) OR ("percent_off" IS NULL AND "amount_off" > 0 AND "currency" IS NOT NULL)),
  ADD CONSTRAINT "coupon_uses" CHECK ("used_count" >= 0 AND ("max_uses" IS NULL OR "used_count" <= "max_uses"));
ALTER TABLE "shop_order" ADD CONSTRAINT "shop_order_total"
  CHECK ("subtotal" >= 0 AND "discount" BETWEEN 0 AND "subtotal" AND "tax" >= 0 AND "refunded" BETWEEN 0 AND "total"
    AND "total" = "subtotal" - "discount" + CASE WHEN "tax_included" THEN 0 ELSE "tax" END),
  ADD CONSTRAINT "shop_order_number" CHECK (("number" IS NOT NULL) = ("completed_at" IS NOT NULL));
ALTER TABLE "purchase" ADD CONSTRAINT "purchase_rating" CHECK ("rating" BETWEEN 1 AND 5),
  ADD CONSTRAINT "purchase_progress" CHECK ("progress" BETWEEN 0 AND 100),
  ADD CONSTRAINT "purchase_downloads" CHECK ("max_downloads" = -1 OR "download_count" <= "max_downloads");

-- What must not be there twice, however many requests come at once: the same order waiting to be paid, a payment of an
-- order, a purchase in force, and what a payment or a refund moves.
CREATE UNIQUE INDEX "shop_order_pending" ON "shop_order" ("buyer_id", "content_hash") WHERE "status" = 'pending';
CREATE UNIQUE INDEX "payment_living" ON "payment" ("order_id") WHERE "status" <> 'cancelled';
CREATE UNIQUE INDEX "purchase_in_force" ON "purchase" ("buyer_id", "product_id") WHERE "revoked_at" IS NULL;
CREATE UNIQUE INDEX "ledger_payment" ON "ledger_entry" ("payment_id", "account") WHERE "refund_id" IS NULL;
CREATE UNIQUE INDEX "ledger_refund" ON "ledger_entry" ("refund_id", "account") WHERE "refund_id" IS NOT NULL;

-- The orders of a person, and all of them; those that wait too long.
CREATE INDEX "shop_order_of_buyer" ON "shop_order" ("buyer_id", "created_at" DESC, "id" DESC);
CREATE INDEX "shop_order_by_date" ON "shop_order" ("created_at" DESC, "id" DESC);
CREATE INDEX "shop_order_by_status" ON "shop_order" ("status", "created_at" DESC, "id" DESC);
CREATE INDEX "shop_order_waiting" ON "shop_order" ("created_at") WHERE "status" = 'pending';

INSERT INTO "drm_settings" DEFAULT VALUES;
INSERT INTO "shop_settings" DEFAULT VALUES;
INSERT INTO "plan" ("id", "price", "days", "is_highlighted", "features", "position") VALUES
  ('Basic', 0, 30, false, '{one_language,reading,videos,practice}', 1),
  ('Pro', 900, 30, true, '{five_languages,reading,videos,practice}', 2),
  ('Ultimate', 1900, 30, false, '{all_languages,reading,videos,practice}', 3);

-- A video of the catalogue and its product: what is said of the video is the truth, and the product follows.
CREATE FUNCTION follow_video() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_status product_status;
BEGIN
  IF NEW.publication IS NULL THEN
    UPDATE product SET status = 'archived', updated_at = now() WHERE video_id = NEW.id AND status <> 'archived';
    RETURN NULL;
  END IF;
  v_status := CASE WHEN NEW.is_deleted THEN 'archived'
    WHEN NEW.publication = 'published' AND NEW.status = 'ready' THEN 'published' ELSE 'draft' END;
  INSERT INTO product AS p (id, owner_id, kind, status, title, author, description, language, difficulty, category, currency,
    price, is_free, drm_protected, video_id, document_id, media_id, track_id, duration, created_at, published_at)
  VALUES (NEW.id, NEW.owner_id, 'video', v_status, NEW.title, NEW.author, NEW.description, NEW.language, NEW.difficulty,
    NEW.category, NEW.currency, NEW.price, NEW.is_free, NEW.drm_protected, NEW.id, NEW.document_id, NEW.media_id,
    NEW.track_id, (SELECT duration FROM video_media WHERE id = NEW.media_id), NEW.created_at,
    CASE WHEN v_status = 'published' THEN now() END)
  ON CONFLICT (video_id) DO UPDATE SET owner_id = EXCLUDED.owner_id, status = EXCLUDED.status, title = EXCLUDED.title,
    author = EXCLUDED.author, description = EXCLUDED.description, language = EXCLUDED.language,
    difficulty = EXCLUDED.difficulty, category = EXCLUDED.category, currency = EXCLUDED.currency, price = EXCLUDED.price,
    is_free = EXCLUDED.is_free, drm_protected = EXCLUDED.drm_protected, document_id = EXCLUDED.document_id,
    media_id = EXCLUDED.media_id, track_id = EXCLUDED.track_id, duration = EXCLUDED.duration, updated_at = now(),
    published_at = coalesce(p.published_at, EXCLUDED.published_at);
  RETURN NULL;
END $$;
CREATE TRIGGER video_product AFTER INSERT OR UPDATE OF owner_id, publication, status, is_deleted, title, author, description,
  language, difficulty, category, currency, price, is_free, drm_protected, document_id, media_id, track_id ON video
  FOR EACH ROW WHEN (NEW.publication IS NOT NULL) EXECUTE FUNCTION follow_video();
CREATE TRIGGER video_product_withdrawn AFTER UPDATE OF publication ON video
  FOR EACH ROW WHEN (OLD.publication IS NOT NULL AND NEW.publication IS NULL) EXECUTE FUNCTION follow_video();

-- A video that is deleted for good is sold no longer; its product stays if anybody has ordered it.
CREATE FUNCTION leave_video() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM product p WHERE p.video_id = OLD.id
    AND NOT EXISTS (SELECT 1 FROM order_item WHERE product_id = p.id)
    AND NOT EXISTS (SELECT 1 FROM bundle_item WHERE product_id = p.id);
  UPDATE product SET status = 'archived', removed_at = now() WHERE video_id = OLD.id;
  RETURN OLD;
END $$;
CREATE TRIGGER video_product_left BEFORE DELETE ON video
  FOR EACH ROW WHEN (OLD.publication IS NOT NULL) EXECUTE FUNCTION leave_video();

-- The catalogue as it stands.
UPDATE video SET publication = publication WHERE publication IS NOT NULL;
