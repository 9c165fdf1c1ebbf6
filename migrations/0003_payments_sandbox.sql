DROP INDEX "sandbox_payments_version";--> statement-breakpoint
DROP INDEX "sandbox_payments_kind";--> statement-breakpoint
ALTER TABLE "sandbox_payments" ADD COLUMN "hidden" jsonb;--> statement-breakpoint
ALTER TABLE "sandbox_payments" ADD COLUMN "seq" bigint NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "sandbox_payments_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "sandbox_payments" ADD COLUMN "due_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "sandbox_payments_body" ON "sandbox_payments" USING gin ("body" jsonb_path_ops);--> statement-breakpoint
CREATE INDEX "sandbox_payments_due" ON "sandbox_payments" USING btree ("due_at") WHERE "sandbox_payments"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "sandbox_payments_kind" ON "sandbox_payments" USING btree ("kind","seq");--> statement-breakpoint
ALTER TABLE "sandbox_payments" DROP COLUMN "version";