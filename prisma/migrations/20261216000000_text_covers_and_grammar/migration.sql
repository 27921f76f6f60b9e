-- Covers of texts: their own, which the texts of one book share, or that of the product that they were bought as.
ALTER TABLE "text" ADD COLUMN "cover_key" TEXT, ADD COLUMN "product_id" UUID, ADD COLUMN "grammar_points" TEXT[];
ALTER TABLE "text" ADD CONSTRAINT "text_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "product"("id")
  ON DELETE SET NULL ON UPDATE CASCADE;
CREATE INDEX "text_product_id_idx" ON "text" ("product_id");
-- A file goes when no text has it.
CREATE INDEX "text_cover" ON "text" ("cover_key") WHERE "cover_key" IS NOT NULL;
ALTER TABLE "book_import" ADD COLUMN "cover_key" TEXT;
CREATE INDEX "book_import_cover" ON "book_import" ("cover_key") WHERE "cover_key" IS NOT NULL;

-- Texts that were bought before show the cover of the product on the same document.
UPDATE "text" t SET "product_id" = (
  SELECT p."id" FROM (
    SELECT u."product_id" AS id, -1 AS seq
    UNION ALL SELECT c."product_id", c."seq" FROM "order_item_content" c WHERE c."order_item_id" = u."order_item_id"
  ) content JOIN "product" p ON p."id" = content."id"
  WHERE p."document_id" = t."document_id" ORDER BY content."seq" LIMIT 1)
FROM "purchase" u WHERE u."id" = t."purchase_id";

-- Grammar that the analyser found in a document; null until it has looked, so that older documents are looked at by the
-- worker that suggests lemmas.
ALTER TABLE "document" ADD COLUMN "grammar_points" TEXT[];
CREATE INDEX "document_without_grammar" ON "document" ("id") WHERE "grammar_points" IS NULL;
