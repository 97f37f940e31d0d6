CREATE FUNCTION "with_partners"("content" jsonb) RETURNS jsonb LANGUAGE sql AS $$
  SELECT '{"drivingMinutes": null, "partners": []}'::jsonb || $1 || jsonb_build_object('pauses', (
    SELECT coalesce(jsonb_agg('{"driverId": null}'::jsonb || p."pause" ORDER BY p."place"), '[]')
    FROM jsonb_array_elements($1 -> 'pauses') WITH ORDINALITY AS p("pause", "place")))
$$;--> statement-breakpoint
ALTER TABLE "daily_reports" DISABLE TRIGGER "daily_reports_keep";--> statement-breakpoint
ALTER TABLE "daily_report_corrections" DISABLE TRIGGER "daily_report_corrections_keep";--> statement-breakpoint
UPDATE "daily_reports" SET "content" = "with_partners"("content");--> statement-breakpoint
UPDATE "daily_report_corrections" SET "before" = "with_partners"("before"), "after" = "with_partners"("after");--> statement-breakpoint
ALTER TABLE "daily_reports" ENABLE TRIGGER "daily_reports_keep";--> statement-breakpoint
ALTER TABLE "daily_report_corrections" ENABLE TRIGGER "daily_report_corrections_keep";--> statement-breakpoint
DROP FUNCTION "with_partners"(jsonb);
