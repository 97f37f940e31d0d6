CREATE OR REPLACE FUNCTION "keep_daily_report"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF EXISTS (SELECT FROM "drivers" WHERE "id" = OLD."driver_id")
      OR OLD."driver_id" IS NULL AND EXISTS (SELECT FROM "allocations" WHERE "id" = OLD."allocation_id") THEN
      RAISE EXCEPTION 'A daily report is kept';
    END IF;
    RETURN OLD;
  END IF;
  IF (NEW."id", NEW."allocation_id", NEW."work_date", NEW."created_at")
    IS DISTINCT FROM (OLD."id", OLD."allocation_id", OLD."work_date", OLD."created_at")
    OR OLD."status" <> 'draft' AND NEW."driver_id" IS DISTINCT FROM OLD."driver_id" THEN
    RAISE EXCEPTION 'A daily report stays that of its run';
  END IF;
  IF OLD."status" = 'approved' AND (
    (NEW."status", NEW."submitted_at", NEW."submitted_by", NEW."approved_at", NEW."approved_by")
      IS DISTINCT FROM (OLD."status", OLD."submitted_at", OLD."submitted_by", OLD."approved_at", OLD."approved_by")
    OR NEW."content" IS DISTINCT FROM OLD."content" AND NOT EXISTS (
      SELECT FROM "daily_report_corrections" WHERE "report_id" = OLD."id" AND "version" = NEW."version"
        AND "before" = OLD."content" AND "after" = NEW."content")) THEN
    RAISE EXCEPTION 'What was approved changes by a correction alone';
  END IF;
  RETURN NEW;
END $$;
