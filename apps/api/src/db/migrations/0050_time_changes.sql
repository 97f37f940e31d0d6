CREATE TABLE "labour_month_locks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"department_id" uuid NOT NULL,
	"from_date" date NOT NULL,
	"to_date" date NOT NULL,
	"driver_ids" uuid[] NOT NULL,
	"locked_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"locked_by" uuid,
	"unlocked_at" timestamp(3) with time zone,
	"unlocked_by" uuid,
	"unlock_reason" text,
	CONSTRAINT "labour_month_locks_order" CHECK ("labour_month_locks"."to_date" >= "labour_month_locks"."from_date")
);
--> statement-breakpoint
CREATE TABLE "time_change_rules" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"archived_at" timestamp(3) with time zone,
	"revision" integer NOT NULL,
	"alone_past_days" integer NOT NULL,
	"reason" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "time_changes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"driver_id" uuid NOT NULL,
	"work_date" date NOT NULL,
	"status" text NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"reason" text NOT NULL,
	"reason_text" text,
	"requested_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"requested_by" uuid,
	"requested_roles" text[] NOT NULL,
	"requested_from" text,
	"decided_at" timestamp(3) with time zone,
	"decided_by" uuid,
	"decision_text" text
);
--> statement-breakpoint
ALTER TABLE "punch_changes" ADD COLUMN "time_change_id" uuid;--> statement-breakpoint
ALTER TABLE "punches" ADD COLUMN "time_change_id" uuid;--> statement-breakpoint
ALTER TABLE "labour_month_locks" ADD CONSTRAINT "labour_month_locks_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "labour_month_locks" ADD CONSTRAINT "labour_month_locks_locked_by_users_id_fk" FOREIGN KEY ("locked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "labour_month_locks" ADD CONSTRAINT "labour_month_locks_unlocked_by_users_id_fk" FOREIGN KEY ("unlocked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "time_change_rules" ADD CONSTRAINT "time_change_rules_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "time_change_rules" ADD CONSTRAINT "time_change_rules_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "time_changes" ADD CONSTRAINT "time_changes_driver_id_drivers_id_fk" FOREIGN KEY ("driver_id") REFERENCES "public"."drivers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "time_changes" ADD CONSTRAINT "time_changes_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "time_changes" ADD CONSTRAINT "time_changes_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "labour_month_locks_open_key" ON "labour_month_locks" USING btree ("department_id","from_date") WHERE unlocked_at is null;--> statement-breakpoint
CREATE INDEX "labour_month_locks_department_index" ON "labour_month_locks" USING btree ("department_id","from_date");--> statement-breakpoint
CREATE INDEX "labour_month_locks_days_index" ON "labour_month_locks" USING btree ("to_date","from_date") WHERE unlocked_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "time_change_rules_revision_key" ON "time_change_rules" USING btree ("revision");--> statement-breakpoint
CREATE INDEX "time_changes_driver_index" ON "time_changes" USING btree ("driver_id","work_date");--> statement-breakpoint
CREATE INDEX "time_changes_waiting_index" ON "time_changes" USING btree ("work_date") WHERE status = 'requested';--> statement-breakpoint
CREATE INDEX "time_changes_decided_index" ON "time_changes" USING btree ("decided_at");--> statement-breakpoint
ALTER TABLE "punch_changes" ADD CONSTRAINT "punch_changes_time_change_id_time_changes_id_fk" FOREIGN KEY ("time_change_id") REFERENCES "public"."time_changes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "punches" ADD CONSTRAINT "punches_time_change_id_time_changes_id_fk" FOREIGN KEY ("time_change_id") REFERENCES "public"."time_changes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE FUNCTION "keep_labour_month_lock"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' OR OLD."unlocked_at" IS NOT NULL OR to_jsonb(NEW) - '{unlocked_at,unlocked_by,unlock_reason}'::text[]
    IS DISTINCT FROM to_jsonb(OLD) - '{unlocked_at,unlocked_by,unlock_reason}'::text[] THEN
    RAISE EXCEPTION 'A lock of a labour month stays as it was; it is only opened, once';
  ELSIF NEW."unlocked_at" IS NULL OR coalesce(trim(NEW."unlock_reason"), '') = '' THEN
    RAISE EXCEPTION 'A labour month is opened with a reason';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "labour_month_locks_keep" BEFORE UPDATE OR DELETE ON "labour_month_locks"
  FOR EACH ROW EXECUTE FUNCTION "keep_labour_month_lock"();
--> statement-breakpoint
-- Whoever locks a month holds the same lock alone (advisory-locks.ts), so that no punch slips in meanwhile.
CREATE FUNCTION "keep_locked_months"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  locked record;
BEGIN
  PERFORM pg_advisory_xact_lock_shared(7421108);
  IF NOT EXISTS (SELECT FROM "labour_month_locks" WHERE "unlocked_at" IS NULL) THEN
    RETURN NULL;
  END IF;
  SELECT l."from_date", l."to_date" INTO locked FROM "written" w JOIN "drivers" d ON d."id" = w."driver_id"
    JOIN "labour_month_locks" l ON l."unlocked_at" IS NULL AND w."work_date" BETWEEN l."from_date" AND l."to_date"
      AND (l."department_id" = d."department_id" OR d."id" = ANY (l."driver_ids"))
    LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'The labour month from % to % is locked', locked."from_date", locked."to_date"
      USING HINT = 'Accounting opens it with a reason';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "punches_added_in_open_months" AFTER INSERT ON "punches"
  REFERENCING NEW TABLE AS "written" FOR EACH STATEMENT EXECUTE FUNCTION "keep_locked_months"();
--> statement-breakpoint
CREATE TRIGGER "punches_changed_in_open_months" AFTER UPDATE ON "punches"
  REFERENCING NEW TABLE AS "written" FOR EACH STATEMENT EXECUTE FUNCTION "keep_locked_months"();
--> statement-breakpoint
CREATE FUNCTION "keep_time_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF EXISTS (SELECT FROM "drivers" WHERE "id" = OLD."driver_id") THEN
      RAISE EXCEPTION 'A change of punches is not deleted';
    END IF;
    RETURN OLD;
  ELSIF OLD."status" <> 'requested' OR to_jsonb(NEW) - '{status,decided_at,decided_by,decision_text}'::text[]
    IS DISTINCT FROM to_jsonb(OLD) - '{status,decided_at,decided_by,decision_text}'::text[] THEN
    RAISE EXCEPTION 'What was asked stays as it was, and is decided once';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "time_changes_keep" BEFORE UPDATE OR DELETE ON "time_changes"
  FOR EACH ROW EXECUTE FUNCTION "keep_time_change"();
