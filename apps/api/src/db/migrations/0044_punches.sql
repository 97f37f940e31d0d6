CREATE TABLE "punch_changes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"punch_id" uuid NOT NULL,
	"before" timestamp(3) with time zone NOT NULL,
	"after" timestamp(3) with time zone,
	"reason" text NOT NULL,
	"reason_text" text,
	"changed_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"changed_by" uuid
);
--> statement-breakpoint
CREATE TABLE "punches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"driver_id" uuid NOT NULL,
	"work_date" date NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp(3) with time zone,
	"first_at" timestamp(3) with time zone NOT NULL,
	"received_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"method" text NOT NULL,
	"reason" text,
	"reason_text" text,
	"created_by" uuid
);
--> statement-breakpoint
ALTER TABLE "punch_changes" ADD CONSTRAINT "punch_changes_punch_id_punches_id_fk" FOREIGN KEY ("punch_id") REFERENCES "public"."punches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "punch_changes" ADD CONSTRAINT "punch_changes_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "punches" ADD CONSTRAINT "punches_driver_id_drivers_id_fk" FOREIGN KEY ("driver_id") REFERENCES "public"."drivers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "punches" ADD CONSTRAINT "punches_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "punch_changes_punch_index" ON "punch_changes" USING btree ("punch_id","changed_at");--> statement-breakpoint
CREATE INDEX "punches_driver_index" ON "punches" USING btree ("driver_id","work_date");--> statement-breakpoint
CREATE INDEX "punches_work_date_index" ON "punches" USING btree ("work_date");--> statement-breakpoint
CREATE UNIQUE INDEX "punches_made_once_key" ON "punches" USING btree ("driver_id","kind","first_at") WHERE "punches"."method" <> 'office';--> statement-breakpoint
CREATE FUNCTION "keep_punch"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF to_jsonb(NEW) - 'at' IS DISTINCT FROM to_jsonb(OLD) - 'at' THEN
      RAISE EXCEPTION 'A punch stays as it was made; only the time that counts changes';
    END IF;
    RETURN NEW;
  ELSIF EXISTS (SELECT FROM "drivers" WHERE "id" = OLD."driver_id") THEN
    RAISE EXCEPTION 'A punch is taken back, not deleted';
  END IF;
  RETURN OLD;
END $$;
--> statement-breakpoint
CREATE TRIGGER "punches_keep" BEFORE UPDATE OR DELETE ON "punches" FOR EACH ROW EXECUTE FUNCTION "keep_punch"();
--> statement-breakpoint
CREATE FUNCTION "keep_punch_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' OR EXISTS (SELECT FROM "punches" WHERE "id" = OLD."punch_id") THEN
    RAISE EXCEPTION 'What somebody did with a punch stays as it was';
  END IF;
  RETURN OLD;
END $$;
--> statement-breakpoint
CREATE TRIGGER "punch_changes_keep" BEFORE UPDATE OR DELETE ON "punch_changes"
  FOR EACH ROW EXECUTE FUNCTION "keep_punch_change"();
