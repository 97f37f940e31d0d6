ALTER TABLE "files" ADD COLUMN "slot" text;--> statement-breakpoint
CREATE INDEX "drivers_hired_date_order" ON "drivers" USING btree ("hired_date","code" collate "C");--> statement-breakpoint
CREATE INDEX "drivers_updated_at_order" ON "drivers" USING btree ("updated_at","code" collate "C");--> statement-breakpoint
CREATE UNIQUE INDEX "files_slot_key" ON "files" USING btree ("entity","entity_id","slot") WHERE slot is not null and archived_at is null;--> statement-breakpoint
INSERT INTO "retention_rules" ("subject", "keep_months", "least_months", "basis") VALUES
  ('leftDriver', 36, 36, '運転者等台帳の保存 3年（貨物自動車運送事業輸送安全規則 第9条の5）、労働者名簿の保存 当分の間3年（労働基準法 第109条・第143条）');
