UPDATE "users" SET "archived_at" = "updated_at" WHERE NOT "active";--> statement-breakpoint
UPDATE "users" SET "search_text" =
  lower(normalize("login_id" || ' ' || translate(replace("name", ' ', ''), '髙﨑', '高崎') || ' ' || replace("kana", ' ', ''), NFKC));--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "active";
