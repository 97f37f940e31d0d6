ALTER TABLE "daily_report_corrections" ALTER COLUMN "version" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "daily_report_corrections" ADD COLUMN "status" text DEFAULT 'applied' NOT NULL;--> statement-breakpoint
ALTER TABLE "daily_report_corrections" ADD COLUMN "decided_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "daily_report_corrections" ADD COLUMN "decided_by" uuid;--> statement-breakpoint
ALTER TABLE "daily_report_corrections" ADD COLUMN "decision_text" text;--> statement-breakpoint
ALTER TABLE "time_change_rules" ADD COLUMN "corrections_wait" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "daily_report_corrections" ADD CONSTRAINT "daily_report_corrections_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "daily_report_corrections_waiting_key" ON "daily_report_corrections" USING btree ("report_id") WHERE "daily_report_corrections"."status" = 'requested';--> statement-breakpoint
ALTER TABLE "daily_report_corrections" ADD CONSTRAINT "daily_report_corrections_version" CHECK (("daily_report_corrections"."status" = 'applied') = ("daily_report_corrections"."version" is not null));--> statement-breakpoint
ALTER TABLE "daily_report_corrections" ADD CONSTRAINT "daily_report_corrections_decided" CHECK ("daily_report_corrections"."status" <> 'requested' or "daily_report_corrections"."decided_at" is null);--> statement-breakpoint
CREATE OR REPLACE FUNCTION "keep_daily_report_correction"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF EXISTS (SELECT FROM "daily_reports" WHERE "id" = OLD."report_id") THEN
      RAISE EXCEPTION 'A correction of a daily report stays as it was made';
    END IF;
    RETURN OLD;
  END IF;
  IF OLD."status" <> 'requested' OR NEW."status" = 'requested'
    OR (NEW."id", NEW."report_id", NEW."before", NEW."after", NEW."reason", NEW."corrected_at", NEW."corrected_by")
      IS DISTINCT FROM (OLD."id", OLD."report_id", OLD."before", OLD."after", OLD."reason", OLD."corrected_at", OLD."corrected_by")
    OR NEW."decided_by" IS NULL OR NEW."decided_at" IS NULL
    OR NEW."status" = 'applied' AND NEW."decided_by" = OLD."corrected_by" THEN
    RAISE EXCEPTION 'A correction of a daily report stays as it was made';
  END IF;
  RETURN NEW;
END $$;
